import { useState, useSyncExternalStore } from 'react';
import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ReceivedDeclaration } from '../../contract.ts';
import { withdrawalPageTexts } from '../../texts/page-texts.ts';
import { exactly } from './exactly.ts';
import { DeclaredFacts, WithdrawalCheck } from './withdrawal-check.tsx';
import { WithdrawalConfirmation } from './withdrawal-confirmation.tsx';
import { type Declared, WithdrawalForm } from './withdrawal-form.tsx';

const Withdrawal = ({ params, search }: PageProps<null>) => {
  const token = new URLSearchParams(search).get('token');
  return params.id !== undefined && token !== null ? (
    <WithdrawalConfirmation id={params.id} token={token} />
  ) : (
    <Declaring />
  );
};

/** The two steps in which a customer withdraws from a contract, and the acknowledgement. */
const Declaring = () => {
  const page = withdrawalPageTexts[useLanguage().language];
  const [declared, setDeclared] = useState<Declared>({ name: '', reference: '', email: '' });
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<ReceivedDeclaration>();
  // The page of a booking leads here with its code.
  const code = useSyncExternalStore(onHashChange, codeOfAddress, () => '');
  if (received) return <Received received={received} />;
  if (step === 'check') {
    return <WithdrawalCheck declared={declared} onBack={() => setStep('form')} onReceived={setReceived} />;
  }
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <noscript>
        <Card>{page.script}</Card>
      </noscript>
      <WithdrawalForm
        key={code}
        initial={{ ...declared, reference: declared.reference || code }}
        onNext={(next) => {
          setDeclared(next);
          setStep('check');
        }}
      />
    </PageFrame>
  );
};

const onHashChange = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

const codeOfAddress = (): string => /^#(FB-\w+)$/.exec(location.hash)?.[1] ?? '';

const Received = ({ received }: { readonly received: ReceivedDeclaration }) => {
  const page = withdrawalPageTexts[useLanguage().language];
  return (
    <PageFrame title={page.done} lead={page.mail(received.email)} arriving>
      <Card className="space-y-6">
        <DeclaredFacts declared={received} at={exactly(received.declared_at)} />
        <p className="font-medium">{page.statement}</p>
      </Card>
    </PageFrame>
  );
};

export const withdrawalPage: Page<null> = {
  Component: Withdrawal,
  head: ({ site }, _, language) => ({
    title: `${withdrawalPageTexts[language].title} · ${site.company_name}`,
    description: withdrawalPageTexts[language].lead,
  }),
};
