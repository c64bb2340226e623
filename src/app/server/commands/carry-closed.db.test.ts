import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sameStudioAs } from '#features/auth/server/api.ts';
import { carryLinks } from '#features/booking/server/api.ts';
import { carryFeeds } from '#features/calendar/server/api.ts';
import { carryEndpoints } from '#features/integrations/server/api.ts';
import { carryBlocks } from '#features/vouchers/server/api.ts';
import type { Database } from '#shared/server/database/database.ts';
import { testDatabase } from '#shared/server/database/testing/test-database.ts';

// The database that is replaced, and the restored older backup.
const present = testDatabase();
const restored = testDatabase();

type Carry = (before: Database) => Promise<(restored: Database) => Promise<void>>;
const carry = async (what: Carry): Promise<void> => (await what(present().db))(restored().db);
const both = async (what: (db: Database) => Promise<unknown>): Promise<void> => {
  for (const { db } of [present(), restored()]) await what(db);
};

const booking = (id: string, link_version: number) => async (db: Database) => {
  await sql`INSERT INTO service (id, name, duration_min, price_cents) VALUES (${id}, 'P', 60, 100)`.execute(db);
  await sql`INSERT INTO photographer (id, name) VALUES (${id}, 'Anna')`.execute(db);
  await sql`
    INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, service_id, service_name, service_price_cents,
                         photographer_id, photographer_name, customer_name, customer_email, customer_phone, source,
                         created_at, link_version)
    VALUES (${id}, ${id.slice(0, 12)}, 'CANCELLED', now(), now() + interval '1 hour', ${id}, 'P', 100, ${id}, 'A', 'Max',
            'max@example.de', '', 'admin', now(), ${link_version})`.execute(db);
};
const endpoint =
  (id: string, disabled = false) =>
  (db: Database) =>
    sql`
  INSERT INTO webhook_endpoint (id, url, description, events, secret_sealed, created_at, disabled_at, disabled_because)
  VALUES (${id}, 'https://x.example', '', '{booking.paid}', 's', now(), ${disabled ? sql`now()` : null},
          ${disabled ? 'switched_off' : null})`.execute(db);
const feed = (resource: string, token: string) => (db: Database) =>
  sql`
  INSERT INTO calendar_feed (resource_id, token_hash, sealed_token, created_at)
  VALUES (${resource}, ${Buffer.alloc(32, token)}, ${token}, now())`.execute(db);
const photographer = (id: string) => (db: Database) =>
  sql`INSERT INTO photographer (id, name) VALUES (${id}, 'Anna')`.execute(db);
const voucher = (id: string, isBlocked: boolean) => async (db: Database) => {
  await sql`ALTER TABLE voucher DISABLE TRIGGER USER`.execute(db);
  await sql`
    INSERT INTO voucher (id, code_hash, code_sealed, last_four, amount_cents, valid_until, method, purpose, purpose_reason,
                         purpose_rates, buyer_name, recipient_name, dedication, language, sold_by, sold_at, blocked_at,
                         blocked_by, block_reason)
    VALUES (${id}, ${Buffer.alloc(32, id)}, 's', 'ABCD', 100, '2032-12-31', 'cash', 'multi', 'no_rates', '{}', '', '', '', 'de',
            'x', now(), ${isBlocked ? sql`now()` : null}, ${isBlocked ? 'x' : null}, ${isBlocked ? 'lost' : null})`.execute(
    db,
  );
  await sql`ALTER TABLE voucher ENABLE TRIGGER USER`.execute(db);
};

describe('what was closed since a backup stays closed over the same studio', () => {
  it('replaced links of bookings, whose version only goes forward (SRV-101)', async () => {
    const [replaced, later] = [randomUUID(), randomUUID()];
    await booking(replaced, 2)(present().db);
    await booking(replaced, 0)(restored().db);
    await booking(later, 0)(present().db);
    await booking(later, 1)(restored().db);
    await carry(carryLinks);
    const { rows } = await sql`SELECT id, link_version FROM booking`.execute(restored().db);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: replaced, link_version: 2 },
        { id: later, link_version: 1 },
      ]),
    );
  });

  it('calendar addresses that were deleted or replaced; those in use stay valid (SRV-101)', async () => {
    const [deleted, replaced, unknown] = [randomUUID(), randomUUID(), randomUUID()];
    await both(photographer(deleted));
    await both(photographer(replaced));
    await photographer(unknown)(present().db);
    await feed(unknown, 'c')(present().db);
    await feed(deleted, 'a')(restored().db);
    await feed(replaced, 'b')(restored().db);
    await feed(replaced, 'n')(present().db);
    await carry(carryFeeds);
    const { rows } = await sql`SELECT resource_id, sealed_token, token_hash FROM calendar_feed`.execute(restored().db);
    expect(rows).toEqual([{ resource_id: replaced, sealed_token: 'n', token_hash: Buffer.alloc(32, 'n') }]);
  });

  it('webhooks that were removed or switched off (SRV-101)', async () => {
    const [removed, off, on] = [randomUUID(), randomUUID(), randomUUID()];
    await both(endpoint(on));
    await endpoint(off, true)(present().db);
    await endpoint(off)(restored().db);
    await endpoint(removed)(restored().db);
    await carry(carryEndpoints);
    const { rows } = await sql`SELECT id, disabled_because FROM webhook_endpoint ORDER BY disabled_because`.execute(
      restored().db,
    );
    expect(rows).toEqual([
      { id: off, disabled_because: 'switched_off' },
      { id: on, disabled_because: null },
    ]);
  });

  it('vouchers that were blocked (SRV-101)', async () => {
    const id = randomUUID();
    await voucher(id, true)(present().db);
    await voucher(id, false)(restored().db);
    await carry(carryBlocks);
    const { rows } = await sql`SELECT block_reason FROM voucher`.execute(restored().db);
    expect(rows).toEqual([{ block_reason: 'lost' }]);
  });
});

it('a studio is the same if an administrator is; an empty database knows nothing (SRV-101)', async () => {
  const isSame = async () => (await sameStudioAs(present().db))(restored().db);
  const admin = (id: string) => (db: Database) =>
    sql`INSERT INTO admin_user (id, email, full_name, password_hash)
        VALUES (${id}, ${`${id}@example.de`}, 'A', 'x')`.execute(db);
  await admin(randomUUID())(present().db);
  await admin(randomUUID())(restored().db);
  expect(await isSame()).toBe(false);
  await both(admin(randomUUID()));
  expect(await isSame()).toBe(true);
});
