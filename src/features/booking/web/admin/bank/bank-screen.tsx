import { useRef } from 'react';
import { Link } from 'react-router';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import type { BankLines } from '../../../bank-contract.ts';
import { useBankLines } from '../../parts/admin/use-bank-lines.ts';
import { BankLineCard } from './bank-line-card.tsx';
import { StatementFiles } from './statement-files.tsx';
import { useBankTexts } from './use-bank-texts.ts';

/** Reads statements of the bank, and shows the transfers in them that somebody has to decide about. */
export const BankScreen = () => {
  const texts = useBankTexts();
  const lines = useBankLines();
  return (
    <SettingsPage title={texts.title} subtitle={texts.subtitle} wide>
      <Loaded query={lines} failure={texts.loadError}>
        {(loaded) => (loaded.in_use ? <Statements {...loaded} /> : <SwitchedOff />)}
      </Loaded>
    </SettingsPage>
  );
};

const SwitchedOff = () => {
  const texts = useBankTexts();
  const isOwner = useIsOneOf('owner');
  return (
    <div className="card">
      <EmptyState title={texts.offTitle} text={texts.offText}>
        {isOwner && (
          <Link
            to="/admin/payments"
            className="inline-flex min-h-11 items-center font-medium text-accent-text hover:underline"
          >
            {texts.offLink}
          </Link>
        )}
      </EmptyState>
    </div>
  );
};

const Statements = ({ lines, awaited }: BankLines) => {
  const texts = useBankTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid gap-6">
      <StatementFiles />
      <section aria-labelledby="bank-open">
        <h2 id="bank-open" ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {lines.length > 0 ? texts.open(lines.length) : texts.empty}
        </h2>
        {lines.length === 0 && <p className="mt-1 text-muted">{texts.emptyText}</p>}
        {awaited > 0 && <p className="mt-1 text-muted">{texts.awaited(awaited)}</p>}
        {lines.length > 0 && (
          <ul className="mt-3 grid gap-3">
            {lines.map((line) => (
              // The card disappears with its buttons: the focus goes on to what is left.
              <BankLineCard key={line.id} line={line} onDecided={() => heading.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};
