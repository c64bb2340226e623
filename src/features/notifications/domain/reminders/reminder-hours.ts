/** Presets of the reminder form, in hours before the session. */
export const reminderPicks = ['24', '24,3', '48,24,3', '72,24,12', '24,12,6,3', '168,24'] as const;

/**
 * Parses a comma-separated list: whole hours from 1 to 8760, without duplicates, the earliest mail first; anything else
 * is dropped.
 */
export const reminderHours = (typed: string): number[] => {
  const hours = typed
    .split(',')
    .map((token) => token.trim())
    .filter((token) => /^\d+$/.test(token))
    .map(Number)
    .filter((hour) => hour >= 1 && hour <= 8760);
  return [...new Set(hours)].sort((one, other) => other - one);
};
