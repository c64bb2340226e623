import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { applyRetention } from './api.ts';
import { studioWithTraces } from './testing/everywhere.ts';
import { tablesWith } from './testing/findable.ts';
import { kept, seeded, traces, zoe } from './testing/seeded-tables.ts';

vi.setConfig({ testTimeout: 60_000 });

const { studio, db, leaveTraces, leaveBooking, erase, attempt, cancel } = studioWithTraces();

/** Tables whose texts are of the studio, of the program, or of things: no customer is named there. */
const withoutCustomers = new Set(
  [
    'admin_user, api_key, booking_item, calendar_feed, campaign, campaign_code, cash_payment, charge_refund, closed_month',
    'closed_month_file, date_exception, day_action, day_action_session',
    'discount_code, dispute, erasure, holiday_import, idempotent_response, invitation, invoice_gap, invoice_series, known_place, legal_version, money_entry',
    'no_show_fee, offer_time, own_hours, passkey, passkey_challenge, payment, payment_event, photographer, picture',
    'picture_file, push_key, push_message, push_subscription, refund, reminder, resource, second_factor, service',
    'service_option, session, setting, sign_in_challenge, studio_edition, time_off, upload, voucher_entry, voucher_try',
    'waiting_event, webhook_delivery, webhook_endpoint, withdrawal_decision, withdrawal_effect, invoice',
  ].flatMap((names) => names.split(', ')),
);

test('every table of the database with text is known to the check of erasures (G05)', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT table_name AS name FROM information_schema.columns JOIN pg_tables ON tablename = table_name
    WHERE table_schema = 'public' AND schemaname = 'public'
      AND (data_type IN ('text', 'character varying', 'json', 'jsonb') OR udt_name = '_text') ORDER BY 1`.execute(db());
  const unknown = rows.map(({ name }) => name).filter((name) => !withoutCustomers.has(name) && !seeded.includes(name));
  expect(unknown).toEqual(['kysely_migration', 'kysely_migration_lock']);
});

test('an erased person is nowhere in the database, whatever feature has stored something (G05)', async () => {
  await leaveTraces();
  // The person gets the document of somebody else, too.
  await sql`
    INSERT INTO invoice_recipient (booking_id, name, street, postal_code, city, country, is_business, email, updated_at)
    SELECT id, ${zoe.name}, 'x', '1', 'x', 'DE', true, ${zoe.email.toUpperCase()}, now()
    FROM booking WHERE customer_name = 'Voll' LIMIT 1`.execute(db());
  expect(await tablesWith(db(), traces)).toEqual(seeded);
  const exported = await studio().adminCall('POST', '/api/admin/privacy/export', { email: zoe.email });
  for (const { messages } of exported.body.withdrawals) expect(messages.length).toBeGreaterThan(0);
  expect((await erase()).status).toBe(200);
  expect(await tablesWith(db(), traces)).toEqual(kept);
  expect((await erase()).body.messages).toBe(0);
});

test('what is typed for a booking while its customer is erased is refused or erased too (G05)', async () => {
  const address = { name: zoe.name, street: 'Fliederweg 77', postal_code: '20095', city: 'Hamburg' };
  for (let round = 0; round < 3; round++) {
    const id = await leaveBooking(`2030-06-${12 + round}T09:00`);
    const path = `/api/admin/bookings/${id}`;
    const answers = await Promise.all([
      studio().adminCall('PUT', `${path}/invoice-recipient`, address),
      erase(),
      studio().adminCall('PUT', `${path}/invoice-recipient`, address),
      studio().adminCall('PUT', path, { customer_name: zoe.name, customer_email: zoe.email }),
      erase(),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await erase();
    expect(await tablesWith(db(), traces)).toEqual(kept);
    for (const write of [
      sql`INSERT INTO invoice_recipient (booking_id, name, street, postal_code, city, country, is_business, updated_at)
          VALUES (${id}, ${zoe.name}, 'x', 'x', 'x', 'DE', false, now())`,
      sql`UPDATE booking SET customer_name = ${zoe.name} WHERE id = ${id}`,
    ])
      await expect(write.execute(db())).rejects.toThrow('was erased');
  }
});

test('a message that is older than the retention keeps no subject and nothing that was typed (G06)', async () => {
  const { body } = await attempt('2030-06-12T09:00', { customer: zoe });
  await cancel(body.booking_id);
  await studio().adminCall('PUT', '/api/admin/company/settings', { company_email: 'hallo@studio.example' });
  await studio().call('POST', '/api/contact-messages', { ...zoe, message: 'Wir haben Zwillinge' });
  await studio().call('POST', '/api/withdrawals', { name: zoe.name, reference: 'FB-ZZZZ9999', email: zoe.email });
  await sql`
    UPDATE message SET status = 'sent', sent_at = '2029-01-01', created_at = '2029-01-01', subject = ${zoe.name},
      html = NULL, plain_text = NULL, to_address = 'x@studio.example', to_name = ''`.execute(db());
  const settings = { lost_contacts: null, cancelled_bookings: null, message_contents: 6, audit: null };
  await studio().adminCall('PUT', '/api/admin/privacy/retention', settings);
  await applyRetention(studio().context);
  const { rows } = await sql<{ text: string }>`SELECT message::text AS text FROM message`.execute(db());
  expect(rows.length).toBeGreaterThan(3);
  for (const { text } of rows) for (const trace of traces) expect(text).not.toContain(trace);
  expect((await studio().adminCall('GET', '/api/admin/privacy/retention')).body.due.message_contents).toBe(0);
});
