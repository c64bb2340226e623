import { conflict, Problem, ruleBroken } from '#shared/contract/problem.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Database } from '#shared/server/database/database.ts';
import { violatedConstraint } from '#shared/server/database/violated-constraint.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { stateOf } from '../../domain/validity.ts';
import { codeIn } from '../../domain/voucher-code.ts';
import { leftView } from '../list/voucher-view.ts';
import { insertEntry, voucherOfHash } from '../store.ts';

interface Redemption {
  /** As somebody typed it. */
  readonly code: string;
  readonly amount_cents: number;
  /** Of the payment at the studio that is written in the same transaction, after this. */
  readonly payment_id: string;
  readonly confirmation_code: string;
  /** ID of an administrator. */
  readonly actor: string;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Takes an amount from a voucher, in the caller's transaction. Returns the last four characters of its code. Throws 400
 * `voucher_unknown`, `voucher_blocked`, `voucher_over` or `voucher_balance`; the database decides among redemptions at once.
 */
export const redeemVoucher = async (trx: Database, redemption: Redemption): Promise<string> => {
  const { code, amount_cents, payment_id: cash_payment_id, confirmation_code, actor, now } = redemption;
  const read = codeIn(code);
  const voucher = read === null ? undefined : await voucherOfHash(trx, hashOfSecret(read));
  if (!voucher) throw unknownVoucher();
  const state = stateOf(voucher, berlinDateOf(now));
  if (state === 'blocked' || state === 'undone') throw blocked();
  if (state === 'over') throw over();
  if (amount_cents > voucher.balance_cents) throw tooLittle(voucher.balance_cents);
  const entry = { voucher_id: voucher.id, kind: 'redeemed', amount_cents: -amount_cents, at: now } as const;
  await insertEntry(trx, { ...entry, cash_payment_id, confirmation_code, actor }).catch((error: unknown) => {
    throw lateRefusals[violatedConstraint(error) ?? '']?.() ?? error;
  });
  return voucher.last_four;
};

/** The same for a code that no voucher has and for a text that is no code. */
export const unknownVoucher = () => ruleBroken('voucher_unknown', 'There is no voucher with this code');
const blocked = () => ruleBroken('voucher_blocked', 'This voucher is blocked');
const over = () => ruleBroken('voucher_over', 'This voucher is not valid any more');
const tooLittle = (balance_cents: number) => {
  const left = leftView(balance_cents);
  const detail = `There are only ${left.toFixed(2)} EUR left on this voucher`;
  return new Problem(400, 'voucher_balance', detail, { more: { left } });
};

/** Returns the Problem if the database refused a payment with a voucher because of a final invoice; else undefined. */
export const voucherConflict = (error: unknown): Problem | undefined =>
  violatedConstraint(error) === 'voucher_before_invoice'
    ? conflict('voucher_invoiced', 'Cancel the final invoice first: it says what this voucher has paid')
    : undefined;

/** What happened to the voucher between the reading and the entry. */
const lateRefusals: Readonly<Record<string, () => Error>> = {
  voucher_not_blocked: blocked,
  voucher_valid: over,
  voucher_balance: () => ruleBroken('voucher_balance', 'There is less left on this voucher'),
};
