import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ConfirmedWithdrawal, withdrawalContract } from '../../contract.ts';
import { withdrawalPageTexts } from '../../texts/page-texts.ts';
import { exactly } from './exactly.ts';

const call = caller<typeof withdrawalContract>();

interface ConfirmationProps {
  readonly id: string;
  readonly token: string;
}

/** The page of the link in the mail about a declaration by day. Only its button acts: mail programs open links. */
export const WithdrawalConfirmation = ({ id, token }: ConfirmationProps) => {
  const page = withdrawalPageTexts[useLanguage().language];
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [confirmed, setConfirmed] = useState<ConfirmedWithdrawal>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      setConfirmed(await call('POST /api/withdrawals/{id}/confirm', { params: { id }, query: { token } }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  if (confirmed) return <Confirmed confirmed={confirmed} />;
  return (
    <PageFrame title={page.title} lead={page.confirmLead}>
      <Card className="space-y-6">
        <p className="font-medium">{page.confirmStatement}</p>
        {problem !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
        <noscript>
          <p className="text-muted">{page.script}</p>
        </noscript>
        <Button busy={busy} onClick={() => void confirm()} className="max-sm:w-full">
          {page.confirm}
        </Button>
        <p className="text-muted">{page.confirmForeign}</p>
      </Card>
    </PageFrame>
  );
};

const Confirmed = ({ confirmed: { outcome, declared_at } }: { readonly confirmed: ConfirmedWithdrawal }) => {
  const page = withdrawalPageTexts[useLanguage().language];
  const isEffective = outcome === 'cancelled' || outcome === 'proposed';
  return (
    <PageFrame title={isEffective ? page.effective : page.done} arriving>
      <Card className="space-y-4">
        <p>{page.declared(exactly(declared_at))}</p>
        <p className="font-medium">{page.effect[outcome]}</p>
      </Card>
    </PageFrame>
  );
};
