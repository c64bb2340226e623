import { useState } from 'react';
import { Card } from '#shared/web/card.tsx';
import type { Page } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { withdrawalPageTexts } from '../../texts/withdrawal-page.ts';
import type { ReceivedDeclaration } from '../../withdrawal-contract.ts';
import { DeclaredFacts, WithdrawalCheck } from './withdrawal-check.tsx';
import { type Declared, WithdrawalForm } from './withdrawal-form.tsx';

/** The two steps in which a customer withdraws from a contract, and the acknowledgement. */
const Withdrawal = () => {
  const page = withdrawalPageTexts[useLanguage().language];
  const [declared, setDeclared] = useState<Declared>({ name: '', reference: '', email: '' });
  const [step, setStep] = useState<'form' | 'check'>('form');
  const [received, setReceived] = useState<ReceivedDeclaration>();
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
        initial={declared}
        onNext={(next) => {
          setDeclared(next);
          setStep('check');
        }}
      />
    </PageFrame>
  );
};

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

/** '05.06.2030, 09:00:07': the response has Berlin time, so the page needs no code for it. */
const exactly = (at: string): string => `${at.slice(8, 10)}.${at.slice(5, 7)}.${at.slice(0, 4)}, ${at.slice(11, 19)}`;

export const withdrawalPage: Page<null> = {
  Component: Withdrawal,
  head: ({ site }, _, language) => ({
    title: `${withdrawalPageTexts[language].title} · ${site.company_name}`,
    description: withdrawalPageTexts[language].lead,
  }),
};
