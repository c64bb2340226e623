import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ReceivedDeclaration, withdrawalContract } from '../../contract.ts';
import { withdrawalPageTexts } from '../../texts/page-texts.ts';
import type { Declared } from './withdrawal-form.tsx';

const call = caller<typeof withdrawalContract>();

interface CheckProps {
  readonly declared: Declared;
  readonly onBack: () => void;
  readonly onReceived: (received: ReceivedDeclaration) => void;
}

/** Step 2: the declaration as it will be sent. */
export const WithdrawalCheck = ({ declared, onBack, onReceived }: CheckProps) => {
  const { language } = useLanguage();
  const page = withdrawalPageTexts[language];
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      onReceived(await call('POST /api/withdrawals', { body: { ...declared, language } }));
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <PageFrame title={page.title} lead={page.check} arriving>
      <Card className="space-y-6">
        <DeclaredFacts declared={declared} />
        <p className="font-medium">{page.statement}</p>
        {problem !== undefined && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button busy={busy} onClick={() => void confirm()} className="max-sm:w-full">
            {page.confirm}
          </Button>
          <Button look="secondary" disabled={busy} onClick={onBack} className="max-sm:w-full">
            {page.back}
          </Button>
        </div>
      </Card>
    </PageFrame>
  );
};

/** The content of the declaration, and when it was received. */
export const DeclaredFacts = ({ declared, at }: { readonly declared: Declared; readonly at?: string }) => {
  const page = withdrawalPageTexts[useLanguage().language];
  const facts = [
    [page.name, declared.name],
    [page.reference, declared.reference],
    [page.email, declared.email],
    ...(at === undefined ? [] : [[page.at, page.clock(at)]]),
  ];
  return (
    <dl className="space-y-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
