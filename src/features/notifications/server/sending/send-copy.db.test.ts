import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { at } from '#shared/server/database/database.ts';
import { insertTestBooking } from '#shared/server/database/testing/insert-booking.ts';
import { queueMessages } from '#shared/server/outbox.ts';
import { outboxCalls, start } from '../testing/outbox-calls.ts';

const { studio, now, set } = outboxCalls();
const post = (id: string, what: string) => studio().adminCall('POST', `/api/admin/outbox/${id}/${what}`);

describe('sending again and giving up (SRV-37)', () => {
  it.each(['booking_id', 'contact_id', 'payment_id'] as const)(
    'a copy of a sent message has the same content, recipient and %s, but not its attempts and result (SRV-37)',
    async (subject) => {
      const { db } = studio().context;
      await writeSetting(db, 'company', { company_email: 'studio@example.de', company_name: 'Studio Licht' });
      const subjects = {
        booking_id: async () => (await insertTestBooking(db, start)).id,
        contact_id: async () =>
          (
            await sql<{ id: string }>`
          INSERT INTO contact (id, name, email, phone, company, source, phase, notes, priority, created_at, phase_entered_at)
          VALUES (gen_random_uuid(), 'Mia', 'mia@example.de', NULL, NULL, 'Website', 'new', NULL, 'medium', now(), now())
          RETURNING id`.execute(db)
          ).rows[0]!.id,
        payment_id: async () =>
          (
            await sql<{ id: string }>`
          INSERT INTO payment (id, session_id, checkout_url, amount_cents, currency, status, expires_at)
          VALUES (gen_random_uuid(), 'cs_copy', '', 5000, 'EUR', 'expired', now()) RETURNING id`.execute(db)
          ).rows[0]!.id,
      };
      const id = await subjects[subject]();
      const message = {
        kind: 'studio_payment_of_deleted',
        params: { amount_cents: 5000, code: '' },
        recipient: 'studio',
        language: 'de',
        status: 'waiting',
      } as const;
      const [first = ''] = await queueMessages(db, { subject, id }, [message], now());
      await set(first, {
        status: 'sent',
        sent_at: at(now()),
        attempts: 2,
        message_id: '<first@studio>',
        to_address: 'frueher@example.de',
        plain_text: 'wie gesendet',
      });
      studio().setNow('2030-06-03T09:00');
      const { body } = await post(first, 'send-again');
      const { rows } = await sql<Record<string, unknown>>`SELECT * FROM message WHERE id = ${body.id}`.execute(db);
      expect(body.id).not.toBe(first);
      expect(body).toMatchObject({
        booking: subject === 'booking_id' ? { id, start: '2030-06-05T09:00:00+02:00' } : null,
        contact: subject === 'contact_id' ? { id, name: 'Mia' } : null,
      });
      expect(rows).toMatchObject([
        {
          booking_id: null,
          contact_id: null,
          payment_id: null,
          [subject]: id,
          ...message,
          to_address: 'frueher@example.de',
          to_name: 'Studio Licht',
          attempts: 0,
          message_id: null,
          plain_text: null,
          sent_at: null,
          created_at: now(),
          next_attempt_at: now(),
        },
      ]);
    },
  );
});
