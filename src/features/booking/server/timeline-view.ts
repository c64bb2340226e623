import { formatInstant } from '#shared/kernel/berlin-time.ts';
import { euroOf } from '#shared/kernel/euro.ts';
import type { RecordedAudit } from '#shared/server/audit.ts';

/** When, what and with which details, of an audit entry of a booking. */
export const happenedView = ({ at, action, details }: Omit<RecordedAudit, 'actor'>) => ({
  at: formatInstant(at),
  action,
  details: detailsView(details),
});

/** Earlier versions stored the recorded revenue in EUR, as `actual_revenue`. */
const detailsView = ({ actual_revenue_cents: cents, ...same }: RecordedAudit['details']): Record<string, unknown> =>
  cents === undefined ? same : { ...same, actual_revenue: typeof cents === 'number' ? euroOf(cents) : null };
