/** A handful of pages on the History API. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'first'; id: string }
  | { page: 'learn'; part: string }
  | { page: 'seat' }
  | { page: 'account' }
  | { page: 'leaderboard' }
  | { page: 'person'; name: string }
  | { page: 'reports' }
  | { page: 'workshop' }
  | { page: 'gallery' }
  | { page: 'missing' };

export function routeOf(path: string): Route {
  const [, first = '', second = ''] = path.split('/').map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'replay' && second) return { page: 'replay', id: second };
  if (first === 'first') return { page: 'first', id: second };
  if (first === 'learn') return { page: 'learn', part: second };
  if (first === 'seat') return { page: 'seat' };
  if (first === 'account') return { page: 'account' };
  if (first === 'leaderboard') return { page: 'leaderboard' };
  if (first === 'people' && second) return { page: 'person', name: second };
  if (first === 'host' && second === 'reports') return { page: 'reports' };
  if (first === 'workshop') return { page: 'workshop' };
  if (first === 'gallery') return { page: 'gallery' };
  return { page: 'missing' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  private read(): void {
    this.route = routeOf(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: a plain click stays on the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.origin !== location.origin) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
