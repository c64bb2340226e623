import { createHash, randomUUID } from 'node:crypto';
import type { Studio } from '../support/studio.ts';

interface StoredVoucher {
  readonly cents?: number;
  /** 'yyyy-MM-dd'. */
  readonly until?: string;
  readonly blocked?: boolean;
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
let stored = 0;

/** Stores a voucher that was sold on 3 June 2026, without the desk; returns its id and its code. */
export const storeVoucher = async (
  studio: Studio,
  { cents = 6000, until = '2099-12-31', blocked = false }: StoredVoucher = {},
): Promise<{ readonly id: string; readonly code: string }> => {
  const id = randomUUID();
  stored += 1;
  const code = `ABCDEFGHJKLMNP${alphabet[Math.floor(stored / 32)]}${alphabet[stored % 32]}`;
  const hash = createHash('sha256').update(code).digest('hex');
  await studio.sql(
    `INSERT INTO voucher (id, code_hash, code_sealed, last_four, amount_cents, valid_until, method, purpose,
                          purpose_reason, purpose_rates, buyer_name, buyer_email, recipient_name, dedication, language,
                          sold_by, sold_at, blocked_by, blocked_at, block_reason)
     VALUES ($1, decode($2, 'hex'), 'x', $3, $4, $5, 'cash', 'multi', 'several_rates', '{19,7}', 'Vera Geber',
             'vera@example.de', 'Jana Beschenkt', 'Alles Gute!', 'de', 'x', '2026-06-03T10:00:00+02:00',
             CASE WHEN $6 THEN 'x' END, CASE WHEN $6 THEN now() END, CASE WHEN $6 THEN 'Änne hat ihn verloren' END)`,
    [id, hash, code.slice(-4), cents, until, blocked],
  );
  return { id, code };
};

/** Takes an amount from a voucher at noon of a day in Berlin, 'yyyy-MM-dd'. */
export const redeem = (studio: Studio, id: string, cents: number, day: string): Promise<unknown> =>
  studio.sql(
    `INSERT INTO voucher_entry (voucher_id, kind, amount_cents, cash_payment_id, confirmation_code, actor, at)
     VALUES ($1, 'redeemed', $2, gen_random_uuid(), 'FB-GEHEIM23', 'x', ($3 || ' 12:00')::timestamp AT TIME ZONE 'Europe/Berlin')`,
    [id, -cents, day],
  );

/** Without the triggers that keep vouchers, as in a restore. Mails refer to vouchers and their orders. */
export const withoutVouchers = (studio: Studio): Promise<unknown> => {
  const kept = ['voucher', 'voucher_entry', 'voucher_order'];
  const triggers = (action: string) => kept.map((name) => `ALTER TABLE ${name} ${action} TRIGGER USER;`).join(' ');
  return studio.sql(`${triggers('DISABLE')} TRUNCATE ${kept.join(', ')}, voucher_try, message; ${triggers('ENABLE')}`);
};
