/** The way back to the workshop, at the tables that were opened from it in this tab. */
const KEY = 'fov-test-games';

export const toWorkshop = {
  from(table: string): void {
    try {
      sessionStorage.setItem(KEY, [...tables(), table].join(' '));
    } catch {
      /* a private window */
    }
  },
  leadsFrom: (table: string): boolean => tables().includes(table),
};

function tables(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}
