import { type SiteMethod, siteMethods } from '#features/payments/domain/site-method.ts';
import { codeIn, mostTyped, printedCode } from '#features/vouchers/domain/voucher-code.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminBooking } from '../../../admin-contract.ts';
import { bookingMoneyTexts } from '../../../texts/admin/money-handle.ts';
import { useBookingChange } from '../../parts/admin/use-booking-changes.ts';
import { cashCall } from './cash-call.ts';
import { siteAmounts } from './site-amounts.ts';

interface CashModalProps {
  readonly booking: AdminBooking;
  readonly onClose: () => void;
}

interface CashValues {
  readonly method: SiteMethod;
  readonly voucher_code: string;
  /** EUR. */
  readonly amount: number | undefined;
}

const isPaidMeanwhile = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'cash_recorded' || error.code === 'already_paid');

/** Records a payment at the studio, or a transfer that has arrived. The amount defaults to the open prepayment, else to what is left of the price. */
export const CashModal = ({ booking, onClose }: CashModalProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const message = useErrorMessage();
  const { paid_so_far, open: most } = siteAmounts(booking);
  const { payment } = booking;
  const asked = payment.status === 'open' && payment.amount !== null ? payment.amount : most;
  const record = useBookingChange(({ method, voucher_code, amount = 0 }: CashValues) =>
    cashCall('POST /api/admin/bookings/{id}/cash-payment', {
      params: { id: booking.id },
      body: { method, amount, paid_so_far, ...(method === 'voucher' && { voucher_code }) },
    }),
  );
  const waits = booking.status === 'PENDING' || booking.status === 'PAYMENT_PENDING';
  const form = useForm<CashValues>({
    initial: { method: 'cash', voucher_code: '', amount: Math.min(asked, most) },
    save: async (values) => {
      await record.mutateAsync(values);
      showToast(t('cash.saved', euro(values.amount ?? 0)), 'success');
      onClose();
    },
    refusal: useVoucherRefusal(),
    failed: (error) => t('cash.error', isPaidMeanwhile(error) ? t('cash.meanwhile') : message(error)),
  });
  const { amount, method: chosen } = form.values;
  return (
    <FormModal
      title={t(chosen === 'transfer' ? 'cash.titleOfTransfer' : 'cash.title')}
      submitLabel={t('cash.submit')}
      form={form}
      onClose={onClose}
      disabled={amount === undefined || amount <= 0 || amount > most}
    >
      <p>{t(waits ? 'cash.confirms' : 'cash.explained')}</p>
      <SelectField
        {...form.field('method')}
        label={t('cash.method')}
        hint={t(form.values.method === 'voucher' ? 'cash.byVoucher' : 'cash.noRegister')}
      >
        {siteMethods.map((method) => (
          <option key={method} value={method}>
            {t(`cash.method.${method}`)}
          </option>
        ))}
      </SelectField>
      {chosen === 'voucher' && <VoucherCode form={form} />}
      <MoneyField
        {...form.field('amount')}
        label={t('cash.amount')}
        min={0.01}
        max={most}
        hint={t('cash.most', euro(most))}
        tooHigh={t('cash.tooMuch')}
      />
    </FormModal>
  );
};

const VoucherCode = ({ form: { field } }: { readonly form: Form<CashValues> }) => {
  const { onChange, ...props } = field('voucher_code');
  return (
    <TextField
      {...props}
      // What a scanner reads is the address of the voucher; the desk compares its code with the paper.
      onChange={(typed) => onChange(typed.includes('#') ? printedCode(codeIn(typed) ?? '') || typed : typed)}
      label={useTexts(bookingMoneyTexts)('cash.voucherCode')}
      required
      maxLength={mostTyped}
      autoComplete="off"
      spellCheck={false}
    />
  );
};

const refusals = [
  'voucher_unknown',
  'voucher_blocked',
  'voucher_over',
  'voucher_balance',
  'voucher_tries',
  'voucher_invoiced',
] as const;

/** Returns the error of the field `voucher_code` where the server refused a payment because of its voucher. */
const useVoucherRefusal = () => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  return ({ code, problem }: CallError): { readonly voucher_code?: string } => {
    const why = refusals.find((one) => one === code);
    return why ? { voucher_code: t(`cash.${why}`, 'left' in problem ? euro(Number(problem.left)) : '') } : {};
  };
};
