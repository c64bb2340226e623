/** The kinds of data that are deleted after a number of months. */
export const retentionKinds = ['lost_contacts', 'cancelled_bookings', 'message_contents', 'audit'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

interface RetentionRule {
  /** Minimum and maximum number of months. */
  readonly min: number;
  readonly max: number;
  /** The recommended number of months; the default if `on`. */
  readonly usual: number;
  /** False where a studio would not expect data to disappear. */
  readonly on: boolean;
}

export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  lost_contacts: { min: 1, max: 120, usual: 24, on: false },
  cancelled_bookings: { min: 1, max: 120, usual: 12, on: false },
  message_contents: { min: 1, max: 120, usual: 6, on: true },
  // The database itself enforces a year for entries.
  audit: { min: 12, max: 120, usual: 36, on: true },
};

/** Months per kind; null keeps the data indefinitely. */
export type RetentionSettings = Readonly<Record<RetentionKind, number | null>>;

/** Whether the number of months is allowed for the kind; null: indefinitely. */
export const isRetention = (kind: RetentionKind, months: unknown): months is number | null => {
  const { min, max } = retentionRules[kind];
  return months === null || (Number.isInteger(months) && Number(months) >= min && Number(months) <= max);
};

/** Parses the stored group `privacy`; missing or invalid fields get their default. */
export const retentionSettingsFrom = (group: unknown): RetentionSettings => {
  const fields = typeof group === 'object' && group !== null ? (group as Record<string, unknown>) : {};
  const one = (kind: RetentionKind): number | null => {
    const { on, usual } = retentionRules[kind];
    const stored = fields[kind];
    return isRetention(kind, stored) ? stored : on ? usual : null;
  };
  return {
    lost_contacts: one('lost_contacts'),
    cancelled_bookings: one('cancelled_bookings'),
    message_contents: one('message_contents'),
    audit: one('audit'),
  };
};

/**
 * Returns the instant a number of calendar months before `now`, both epoch ms, counted in UTC. A day that the month
 * does not have becomes its last day.
 */
export const monthsBefore = (now: number, count: number): number => {
  const then = new Date(now);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - count);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, lastDay));
  return then.getTime();
};
