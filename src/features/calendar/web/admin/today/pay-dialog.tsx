import { bookingMoneyTexts } from '#features/booking/texts/admin/money-handle.ts';
import { handedOverMethods } from '#features/payments/domain/site-method.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { TodaySession } from '../../../today-contract.ts';
import type { DayActions } from './use-day-actions.ts';

interface PayDialogProps {
  readonly session: TodaySession;
  readonly money: NonNullable<TodaySession['money']>;
  readonly tap: DayActions['tap'];
  readonly onClose: () => void;
}

/** Records a payment at the studio; the amount defaults to what is due. */
export const PayDialog = ({ session, money: { due }, tap, onClose }: PayDialogProps) => {
  const t = useTexts(bookingMoneyTexts);
  const euro = useEuro();
  const form = useForm<{ method: (typeof handedOverMethods)[number]; amount: number | undefined }>({
    initial: { method: 'cash', amount: due },
    save: async ({ method, amount = 0 }) => {
      await tap(session, { kind: 'paid', method, amount });
      onClose();
    },
  });
  const { amount } = form.values;
  return (
    <FormModal
      title={t('cash.title')}
      submitLabel={t('cash.submit')}
      form={form}
      onClose={onClose}
      disabled={amount === undefined || amount <= 0 || amount > due}
    >
      <p>{t(session.status === 'CONFIRMED' || session.status === 'COMPLETED' ? 'cash.explained' : 'cash.confirms')}</p>
      <SelectField {...form.field('method')} label={t('cash.method')} hint={t('cash.noRegister')}>
        {handedOverMethods.map((method) => (
          <option key={method} value={method}>
            {t(`cash.method.${method}`)}
          </option>
        ))}
      </SelectField>
      <MoneyField
        {...form.field('amount')}
        label={t('cash.amount')}
        min={0.01}
        max={due}
        hint={t('cash.most', euro(due))}
        tooHigh={t('cash.tooMuch')}
      />
    </FormModal>
  );
};
