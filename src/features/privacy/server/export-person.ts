import { claimedResources } from '#features/availability/server/api.ts';
import { timelineEntryView } from '#features/booking/server/api.ts';
import { formatInstant, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { RawResponse } from '#shared/server/http/handler.ts';
import { type Person, readPerson, refuseStandIn } from './person.ts';
import { subjectOf } from './subject.ts';

/**
 * Returns everything stored about an e-mail address as a readable JSON file. The export is recorded in the audit log,
 * its content is not.
 */
export const exportPerson = async (context: Context, email: string, actor: string): Promise<RawResponse> => {
  refuseStandIn(email);
  const { db, now } = context;
  const person = await readPerson(context, email);
  const details = { subject: subjectOf(email).toString('hex'), bookings: person.bookings.length };
  await recordAudit(db, { actor, action: 'privacy.exported', details, at: now() });
  const resources = await claimedResources(
    db,
    person.bookings.map(({ id }) => id),
  );
  const file = { exported_at: formatInstant(now()), email, ...portable(person, resources) };
  return new RawResponse(`${JSON.stringify(file, null, 2)}\n`, {
    'content-type': 'application/json; charset=utf-8',
    // Without the address: file names appear in download lists.
    'content-disposition': `attachment; filename="customer_data_${sortableOf(now()).slice(0, 10)}.json"`,
    'cache-control': 'no-store',
  });
};

type Resources = Awaited<ReturnType<typeof claimedResources>>;

const portable = (
  {
    bookings,
    payments,
    birth_places,
    messages,
    audit,
    former_messages,
    customer_notes,
    contacts,
    offers,
    waiting_entries,
    withdrawals,
    invoices,
    invoice_recipients,
    vouchers,
    voucher_orders,
  }: Person,
  resources: Resources,
) => ({
  bookings: bookings.map(({ id, record }) => ({
    ...record,
    resources: shownOf(resources.get(id)),
    consent: {
      given_at: record['consented_at'],
      privacy_version: record['privacy_version'],
      terms_version: record['terms_version'],
    },
    payments: ofBooking(payments, id),
    birth_place: ofBooking(birth_places, id)[0] ?? null,
    messages: ofBooking(messages, id),
    history: audit
      .filter(({ booking_id }) => booking_id === id)
      .map(({ actor, ...entry }) => ({ actor: roleOf(actor), ...timelineEntryView(entry) })),
  })),
  messages: former_messages,
  customer_notes,
  contacts,
  offers,
  waiting_entries,
  withdrawals,
  invoices,
  invoice_recipients,
  vouchers,
  voucher_orders,
});

/** Only those that the studio shows to customers. */
const shownOf = (resources: ReturnType<Resources['get']> = []) =>
  resources
    .filter(({ shown_to_customers }) => shown_to_customers)
    .map(({ name, name_ru }) => ({ name_de: name, name_ru }));

const ofBooking = (records: Person['payments'], id: string): Record<string, unknown>[] =>
  records.filter(({ booking_id }) => booking_id === id).map(({ record }) => record);

/** The customer does not see which administrator did something. */
const roleOf = (actor: string): string => (actor === 'customer' || actor === 'system' ? actor : 'studio');
