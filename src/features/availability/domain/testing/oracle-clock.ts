/** Minutes of Berlin days by `Intl` alone. */

const MINUTE = 60_000;
export const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export interface Minute {
  /** Epoch ms. */
  readonly at: number;
  /** 'HH:MM' on a Berlin clock. */
  readonly wall: string;
}

const known = new Map<string, readonly Minute[]>();

/** Returns every minute of a Berlin day in chronological order. */
export function minutesOf(date: string): readonly Minute[] {
  const before = known.get(date);
  if (before) return before;
  const midnight = Date.parse(`${date}T00:00Z`);
  const minutes: Minute[] = [];
  // Clocks change on quarter hours only, so `Intl` formats those and the minutes in between are counted.
  for (let quarter = midnight - 180 * MINUTE; quarter < midnight + 1500 * MINUTE; quarter += 15 * MINUTE) {
    const [day, wall = ''] = berlin.format(quarter).split(' ');
    if (day !== date) continue;
    for (let i = 0; i < 15; i++) {
      const minute = String(Number(wall.slice(3)) + i).padStart(2, '0');
      minutes.push({ at: quarter + i * MINUTE, wall: `${wall.slice(0, 3)}${minute}` });
    }
  }
  known.set(date, minutes);
  return minutes;
}

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
