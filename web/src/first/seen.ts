/** Which lessons of a table were met: they stay so when the page is loaded again, or speaks another language. */
const key = (id: string) => `fov-lessons-${id}`;

export function lessonsSeen(id: string): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(id)) ?? '[]') as number[];
  } catch {
    return [];
  }
}

export function keepLessons(id: string, seen: Iterable<number>): void {
  try {
    sessionStorage.setItem(key(id), JSON.stringify([...seen]));
  } catch {
    /* a private window */
  }
}
