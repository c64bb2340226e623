import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { TestPayment } from '../../contract.ts';
import { testAmount } from '../../domain/test-amount.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { paymentsCall } from './use-save-payments.ts';

/**
 * Creates a payment that is never paid, to check that the keys may create one; its secret is copied to the clipboard.
 */
export const TestPaymentPanel = ({ currency, dirty }: { readonly currency: string; readonly dirty: boolean }) => {
  const t = useTexts(paymentsAdminTexts);
  const [amount, setAmount] = useState<number | undefined>(testAmount.usual);
  const test = useTestPayment();
  const sound = amount !== undefined && amount >= testAmount.min && amount <= testAmount.max;
  const run = (): void => {
    if (sound && !dirty && !test.isPending) test.mutate(amount);
  };
  return (
    <Panel title={t('trial.title')}>
      <p className="mb-4 max-w-prose text-muted">{t('trial.hint')}</p>
      <MoneyField
        label={t('trial.amount', currency)}
        name="test_amount"
        value={amount}
        otherwise={testAmount.usual}
        min={testAmount.min}
        max={testAmount.max}
        step={testAmount.step}
        tooLow={t('trial.range')}
        tooHigh={t('trial.range')}
        onChange={setAmount}
        // This field belongs to the test and is not saved.
        onEnter={run}
      >
        <Button look="secondary" busy={test.isPending} disabled={dirty || !sound} onClick={run}>
          <CreditCard size={16} aria-hidden="true" />
          {t('trial.run')}
        </Button>
      </MoneyField>
      <output className="mt-3 block">
        {dirty ? (
          <span className="text-muted">{t('saveFirst')}</span>
        ) : (
          test.data && !test.isPending && <Created payment={test.data} />
        )}
      </output>
    </Panel>
  );
};

const useTestPayment = () => {
  const t = useTexts(paymentsAdminTexts);
  const message = useErrorMessage();
  return useMutation({
    mutationFn: (amount: number) => paymentsCall('POST /api/admin/payments/test-payment-intent', { body: { amount } }),
    onSuccess: async ({ client_secret }) => {
      try {
        await navigator.clipboard.writeText(client_secret);
        showToast(t('trial.copied'), 'success');
      } catch {
        // Without permission for the clipboard it can be copied by hand.
      }
    },
    onError: (error) =>
      void showAlert(error instanceof CallError ? (error.detail ?? t('trial.error')) : message(error)),
  });
};

const Created = ({ payment }: { readonly payment: TestPayment }) => {
  const t = useTexts(paymentsAdminTexts);
  const { amount, currency, client_secret } = payment;
  return (
    <div className="rounded-field bg-success-soft px-4 py-3">
      <p className="font-semibold text-success">
        {t('trial.done', `${amount.toFixed(2).replace('.', ',')} ${currency}`)}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-64 font-mono text-sm break-all select-all">{client_secret}</code>
        <CopyButton text={client_secret} label={t('copy')} copied={t('copied')} />
      </div>
    </div>
  );
};
