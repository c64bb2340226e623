import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminPaymentSettings } from '../../contract.ts';
import { longestTransferDays } from '../../domain/transfer/banking-day.ts';
import { longestHolder } from '../../domain/transfer/giro-code.ts';
import { isBic, isIban, plainIban } from '../../domain/transfer/iban.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import type { PaymentValues } from './payment-values.ts';
import { NumberField } from './prepayment-panel.tsx';
import type { PaymentFieldsProps } from './provider-panel.tsx';

/** Paying by transfer: the account of the studio and the deadline; leads to the statements once customers can choose it. */
export const TransferPanel = ({ form, stored }: PaymentFieldsProps & { readonly stored: AdminPaymentSettings }) => {
  const t = useTexts(paymentsAdminTexts);
  const { values, field, change } = form;
  const wrong = wrongFields(values);
  return (
    <Panel title={t('transfer.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('transfer.enabled')}
          hint={t('transfer.hint')}
          name="transfer_enabled"
          checked={values.transfer_enabled}
          onChange={(transfer_enabled) => change({ transfer_enabled })}
        />
        {values.transfer_enabled && values.currency !== 'EUR' && (
          <p className="font-medium text-warning">{t('transfer.currency')}</p>
        )}
        {(values.transfer_enabled || !isSoundTransfer(values)) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...withError(field('transfer_account_holder'), wrong.holder && t('transfer.missing'))}
              label={t('transfer.holder')}
              maxLength={longestHolder}
            />
            <TextField
              {...withError(
                field('transfer_iban'),
                wrong.iban && t(values.transfer_iban.trim() === '' ? 'transfer.missing' : 'transfer.ibanWrong'),
              )}
              label={t('transfer.iban')}
              maxLength={50}
            />
            <TextField
              {...withError(field('transfer_bic'), wrong.bic && t('transfer.bicWrong'))}
              label={t('transfer.bic')}
              maxLength={20}
            />
            <NumberField
              {...field('transfer_deadline_days')}
              label={t('transfer.days')}
              range={t('transfer.daysRange')}
              sound={!wrong.days}
              limits={{ min: 1, max: longestTransferDays, step: 1 }}
            />
            <p className="text-sm text-muted sm:col-span-2">{t('transfer.daysHint')}</p>
          </div>
        )}
        {stored.transfer_enabled && values.transfer_enabled && <StatementsLink />}
      </div>
    </Panel>
  );
};

const StatementsLink = () => {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Link
      to="/admin/bank"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-accent-text hover:underline"
    >
      <Landmark size={18} aria-hidden="true" className="shrink-0" />
      {t('transfer.statements')}
    </Link>
  );
};

/** Whether what is entered about transfers can be saved. */
export const isSoundTransfer = (values: PaymentValues): boolean =>
  !Object.values(wrongFields(values)).some((isWrong) => isWrong);

const wrongFields = (values: PaymentValues) => {
  const { transfer_enabled, transfer_account_holder, transfer_deadline_days: days } = values;
  const [iban, bic] = [plainIban(values.transfer_iban), plainIban(values.transfer_bic)];
  return {
    holder: transfer_enabled && transfer_account_holder.trim() === '',
    iban: iban === '' ? transfer_enabled : !isIban(iban),
    bic: bic !== '' && !isBic(bic),
    days: !Number.isInteger(days) || days < 1 || days > longestTransferDays,
  };
};

const withError = <State extends { readonly error?: string | undefined }>(
  state: State,
  error: string | false,
): State => (error ? { ...state, error } : state);
