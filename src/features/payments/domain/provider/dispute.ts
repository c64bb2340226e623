/**
 * What the provider reports when the bank of a customer takes back money. `contested`: nothing is decided, the money is
 * with the studio. `withdrawn`: nothing is decided, the money is away. `won`: the studio keeps it. `lost`: it does not.
 */
export const disputeStates = ['contested', 'withdrawn', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** A dispute of a payment; cents. */
export interface KnownDispute {
  readonly amount_cents: number;
  readonly state: DisputeState;
}

interface ReportedState {
  readonly state: DisputeState;
  /** When the provider reported it; epoch ms. */
  readonly reported_at: number;
}

const isDecided = (state: DisputeState): boolean => state === 'won' || state === 'lost';

/**
 * Returns the state after a report of the provider, whatever the order in which reports arrive: a decision counts before
 * what was said without one, of two decisions the later one, and of two at the same instant the loss.
 */
export const disputeAfter = <Report extends ReportedState>(before: Report, report: Report): Report => {
  const [one, other] = [before, report].map(({ state }) => isDecided(state));
  if (one !== other) return one ? before : report;
  if (one && before.reported_at !== report.reported_at)
    return before.reported_at > report.reported_at ? before : report;
  return disputeStates.indexOf(report.state) > disputeStates.indexOf(before.state) ? report : before;
};

const sumOf = (disputes: readonly KnownDispute[], states: readonly DisputeState[]): number =>
  disputes.filter(({ state }) => states.includes(state)).reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** Returns what the bank has taken, decided or not, in cents. */
export const awayCents = (disputes: readonly KnownDispute[] = []): number => sumOf(disputes, ['withdrawn', 'lost']);

/** Returns what the bank has not decided yet, in cents. */
export const contestedCents = (disputes: readonly KnownDispute[] = []): number =>
  sumOf(disputes, ['contested', 'withdrawn']);

/** Whether a payment is contested or lost: the studio refunds nothing of it, or the customer would get it twice. */
export const isContested = (disputes: readonly KnownDispute[] = []): boolean =>
  disputes.some(({ state }) => state !== 'won');
