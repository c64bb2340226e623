import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import { stateOf, type VoucherState } from '../../domain/validity.ts';
import { addressOfVoucher, printedCode } from '../../domain/voucher-code.ts';
import { selectVoucher, type VoucherRow } from '../store.ts';
import { voucherPaper } from './voucher-file.ts';

/** What the mail with a voucher says, without its code. */
export type VoucherForMail = Pick<
  VoucherRow,
  'amount_cents' | 'valid_until' | 'buyer_name' | 'recipient_name' | 'dedication'
> & { readonly state: VoucherState };

/** Returns a voucher as it is now; undefined: it was deleted. */
export const voucherForMail = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: string,
): Promise<VoucherForMail | undefined> => {
  const row = await selectVoucher(db, id);
  if (!row) return undefined;
  const { amount_cents, valid_until, buyer_name, recipient_name, dedication } = row;
  const state = stateOf(row, berlinDateOf(now()));
  return { amount_cents, valid_until, buyer_name, recipient_name, dedication, state };
};

/** What only the mail itself contains. */
export interface SecretOfVoucher {
  /** The code, in every form in which a mail contains it. */
  readonly codes: readonly string[];
  /** The page of the balance, with the code. */
  readonly url: string;
  readonly file: { readonly name: string; readonly content_type: string; readonly bytes: Buffer };
}

/** Makes the PDF and the link of a voucher; undefined: it was deleted. Throws 409 `code_unreadable`. */
export const voucherToSend = async (context: Context, id: string): Promise<SecretOfVoucher | undefined> => {
  if (!(await selectVoucher(context.db, id))) return undefined;
  const { pdf, code, last_four } = await voucherPaper(context, id);
  return {
    codes: [code, printedCode(code)],
    url: addressOfVoucher(context.publicUrl, code),
    file: { name: `Gutschein-${last_four}.pdf`, content_type: 'application/pdf', bytes: pdf },
  };
};
