import { euroOf } from '#shared/kernel/money/euro.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { RecordedAudit } from '#shared/server/audit/audit.ts';
import { type CancelCode, cancelCodes } from '../../domain/cancel-code.ts';
import { cancelReasons } from '../../texts/cancel-reasons.ts';

/** Instant, action and details of an audit entry of a booking. */
export const timelineEntryView = ({ at, action, details }: Omit<RecordedAudit, 'actor'>) => ({
  at: formatInstant(at),
  action,
  details: detailsView(details),
});

/**
 * Earlier versions stored the recorded revenue in EUR, as `actual_revenue`, and the reason of a cancellation as a text,
 * `reason`.
 */
const detailsView = ({ actual_revenue_cents, ...same }: RecordedAudit['details']): Record<string, unknown> => ({
  ...same,
  ...(actual_revenue_cents !== undefined && {
    actual_revenue: typeof actual_revenue_cents === 'number' ? euroOf(actual_revenue_cents) : null,
  }),
  ...(isCancelCode(same['reason_code']) && { reason: cancelReasons.de[same['reason_code']] }),
});

const isCancelCode = (value: unknown): value is CancelCode => cancelCodes.some((code) => code === value);
