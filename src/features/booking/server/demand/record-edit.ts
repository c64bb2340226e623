import type { ClaimedByBooking } from '#features/availability/server/api.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { BookingRow } from '../record/store.ts';
import type { TimePlan } from './occupy-time.ts';

/** The resources of the session before and after the edit, besides its photographer. */
interface Resources {
  readonly before: readonly ClaimedByBooking[];
  readonly after: readonly ClaimedByBooking[];
}

interface Edit {
  readonly before: BookingRow;
  readonly after: BookingRow;
  readonly plan: TimePlan;
  readonly resources: Resources;
  readonly actor: string;
  /** The fee for the move; left out: none. */
  readonly fee_cents?: number;
  readonly now: number;
}

/**
 * Records an edit in the audit log. For customer data it records only that it changed: an audit entry outlives the
 * erasure of a customer.
 */
export const recordEdit = async (
  trx: Database,
  { before, after, plan, resources, actor, fee_cents = 0, now }: Edit,
): Promise<void> => {
  const entry = { actor, booking_id: after.id, at: now };
  if (plan.restores) {
    await recordAudit(trx, { ...entry, action: 'booking.restored', details: sessionChange(before, after, plan) });
  } else if (plan.changesTime || plan.changesPhotographer) {
    const details = { ...sessionChange(before, after, plan), ...(fee_cents > 0 && { amount_cents: fee_cents }) };
    await recordAudit(trx, { ...entry, action: 'booking.rescheduled', details });
  } else if (plan.changesService) {
    await recordAudit(trx, {
      ...entry,
      action: 'booking.service_changed',
      details: sessionChange(before, after, plan),
    });
  }
  const [old_resources, new_resources] = [namesOf(resources.before), namesOf(resources.after)];
  if (old_resources !== new_resources) {
    const details = { old_resources, new_resources };
    await recordAudit(trx, { ...entry, action: 'booking.resources_changed', details });
  }
  const fields = [
    ...contactFields.filter((field) => before[field] !== after[field]),
    ...(plan.changesItems ? ['items'] : []),
  ];
  if (fields.length > 0) await recordAudit(trx, { ...entry, action: 'booking.edited', details: { fields } });
};

const namesOf = (resources: readonly ClaimedByBooking[]): string => resources.map(({ name }) => name).join(', ');

const contactFields = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'customer_whatsapp_notifications',
  'notes',
] as const;

const sessionChange = (before: BookingRow, after: BookingRow, plan: TimePlan) => ({
  ...(plan.changesTime
    ? {
        old_start: formatInstant(before.starts_at),
        old_end: formatInstant(before.ends_at),
        new_start: formatInstant(after.starts_at),
        new_end: formatInstant(after.ends_at),
      }
    : {}),
  ...(plan.changesService ? { old_service_name: before.service_name, new_service_name: after.service_name } : {}),
  ...(plan.changesPhotographer
    ? { old_photographer_name: before.photographer_name, new_photographer_name: after.photographer_name }
    : {}),
});
