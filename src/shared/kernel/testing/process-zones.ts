import { afterEach, expect } from 'vitest';

/** Zones that the process may run in, with `getTimezoneOffset()` in January. */
export const processZones: readonly (readonly [zone: string, minutesBehindUtc: number])[] = [
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Europe/Berlin', -60],
];

/** Sets the zone back after each test. Returns the function that sets it. */
export const useProcessZone = (): ((zone: string, minutesBehindUtc: number) => void) => {
  const original = process.env['TZ'];
  afterEach(() => {
    if (original === undefined) delete process.env['TZ'];
    else process.env['TZ'] = original;
  });
  return (zone, minutesBehindUtc) => {
    process.env['TZ'] = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(minutesBehindUtc);
  };
};
