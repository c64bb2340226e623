import { useMutation } from '@tanstack/react-query';
import { PlugZap } from 'lucide-react';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { ConnectionTest as Result } from '../../contract.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { paymentsCall } from './use-save-payments.ts';

/** Asks the provider which account the stored keys belong to, and shows the result. */
export const ConnectionTest = ({ dirty }: { readonly dirty: boolean }) => {
  const t = useTexts(paymentsAdminTexts);
  const test = useConnectionTest();
  return (
    <div className="border-t border-line pt-4">
      <Button look="secondary" busy={test.isPending} disabled={dirty} onClick={() => test.mutate()}>
        <PlugZap size={16} aria-hidden="true" />
        {t('connection.test')}
      </Button>
      <output className="mt-3 block break-words">
        {dirty ? (
          <span className="text-muted">{t('saveFirst')}</span>
        ) : (
          test.data && !test.isPending && <ConnectionResult result={test.data} />
        )}
      </output>
    </div>
  );
};

// A failed test is a normal result: it shows the server's message, else the status.
const useConnectionTest = () => {
  const t = useTexts(paymentsAdminTexts);
  const message = useErrorMessage();
  return useMutation({
    mutationFn: async (): Promise<Result> => {
      try {
        return await paymentsCall('POST /api/admin/payments/test-stripe-connection');
      } catch (error) {
        const why = error instanceof CallError ? (error.detail ?? t('connection.error', error.status)) : message(error);
        return { success: false, message: why, account_name: null, country: null, currency: null };
      }
    },
  });
};

const ConnectionResult = ({ result }: { readonly result: Result }) => {
  const t = useTexts(paymentsAdminTexts);
  const { success, message, account_name, country, currency } = result;
  const facts = [
    ['connection.account', account_name],
    ['connection.country', country],
    ['connection.currency', currency],
  ] as const;
  return (
    <div className={`rounded-field px-4 py-3 ${success ? 'bg-success-soft' : 'bg-danger-soft'}`}>
      <p className={`font-semibold ${success ? 'text-success' : 'text-danger'}`}>
        {t(success ? 'connection.works' : 'connection.fails')}
      </p>
      <p>{message}</p>
      {facts.some(([, value]) => value !== null) && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name} className="flex flex-wrap gap-x-2">
                  <dt className="text-muted">{t(name)}</dt>
                  <dd className="font-medium">{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
};
