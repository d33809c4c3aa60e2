/** Things by what they belong to, in the order in which that comes first. */
export function groups<T>(all: T[], of: (it: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const it of all) found.set(of(it), [...(found.get(of(it)) ?? []), it]);
  return [...found];
}
