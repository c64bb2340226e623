/** What is kept for a number of months and then goes by itself. */
export const retentionKinds = ['lost_contacts', 'cancelled_bookings', 'message_contents', 'audit'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

interface RetentionRule {
  /** Fewest and most months that may be set. */
  readonly min: number;
  readonly max: number;
  /** What we advise, and what applies until the studio sets another one if `on`. */
  readonly usual: number;
  /** Off where a studio would be surprised to find something gone. */
  readonly on: boolean;
}

export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  lost_contacts: { min: 1, max: 120, usual: 24, on: false },
  cancelled_bookings: { min: 1, max: 120, usual: 12, on: false },
  message_contents: { min: 1, max: 120, usual: 6, on: true },
  // The database itself keeps entries for a year.
  audit: { min: 12, max: 120, usual: 36, on: true },
};

/** Months per kind; null: kept for good. */
export type RetentionSettings = Readonly<Record<RetentionKind, number | null>>;

/** Whether something may be kept for so many months; null: for good. */
export const isRetention = (kind: RetentionKind, months: unknown): months is number | null => {
  const { min, max } = retentionRules[kind];
  return months === null || (Number.isInteger(months) && Number(months) >= min && Number(months) <= max);
};

/** Reads the stored group `privacy`; what is missing or damaged falls back to its default. */
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
 * The instant some calendar months before another one, both epoch ms, counted in UTC: what is older has been kept long
 * enough. A day the month does not have is its last one.
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
