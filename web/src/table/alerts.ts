/** Whoever looks elsewhere is told: in the title, with a dot on the page's icon, and outside the page if asked for. */
import { keep } from '../words/index.svelte';

const KEY = 'fov-notify';
const PLAIN = '/icon.svg';
const DOTTED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"><circle r="16" fill="#10183A"/><path d="M-13 0Q0-13 13 0Q0 13-13 0Z" fill="#FBF7EA"/><circle r="5" fill="#1B1530"/><circle cx="9" cy="-9" r="7" fill="#FFD15C"/></svg>',
  );

const SETTLED = 500; // milliseconds: a title that flickers tells nothing, and each icon is fetched

function mark(title: string, wanted: string): void {
  document.title = wanted ? `● ${wanted} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~=icon]');
  const href = wanted ? DOTTED : PLAIN;
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** Where there is no secure context the browser refuses, and the title and the icon must do. */
const canNotify = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

export const alerts = {
  isOn: (): boolean => canNotify() && Notification.permission === 'granted' && keep.read(KEY) === 'on',

  /** Ask the browser; answers whether it may. */
  async turn(on: boolean): Promise<boolean> {
    const may = on && canNotify() && (await Notification.requestPermission()) === 'granted';
    keep.write(KEY, may ? 'on' : 'off');
    return may;
  },

  show(title: string, wanted: string): () => void {
    const timer = setTimeout(() => mark(title, wanted), SETTLED);
    return () => clearTimeout(timer);
  },

  /** Only for whoever does not see the page. */
  tell(title: string, body: string): void {
    if (!document.hidden || !alerts.isOn()) return;
    const note = new Notification(title, { body, icon: PLAIN, tag: 'fov-table' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  },
};
