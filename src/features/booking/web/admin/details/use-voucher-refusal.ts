import { useEuro } from '#shared/web/admin/use-euro.ts';
import type { CallError } from '#shared/web/call/call-error.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';

const refusals = [
  'voucher_unknown',
  'voucher_blocked',
  'voucher_over',
  'voucher_balance',
  'voucher_tries',
  'voucher_invoiced',
] as const;

/** Returns the error of the field `voucher_code` where the server refused a payment because of its voucher. */
export const useVoucherRefusal = () => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  return ({ code, problem }: CallError): { readonly voucher_code?: string } => {
    const why = refusals.find((one) => one === code);
    return why ? { voucher_code: t(`cash.${why}`, 'left' in problem ? euro(Number(problem.left)) : '') } : {};
  };
};
