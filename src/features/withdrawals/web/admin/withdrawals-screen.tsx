import { useState } from 'react';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import type { AdminDeclaration } from '../../contract.ts';
import { useWithdrawals } from '../parts/admin/use-withdrawals.ts';
import { DecisionModal } from './decision-modal.tsx';
import { DeclarationRow } from './declaration-row.tsx';
import { useWithdrawalsTexts } from './use-withdrawals-texts.ts';

/** The declarations of customers: first those that require a decision, then the settled ones. */
export const WithdrawalsScreen = () => {
  const texts = useWithdrawalsTexts();
  const list = useWithdrawals();
  const [decided, setDecided] = useState<AdminDeclaration>();
  return (
    <SettingsPage title={texts.title} subtitle={texts.subtitle}>
      {list.data ? (
        <Declarations declarations={list.data} onDecide={setDecided} />
      ) : list.error ? (
        <LoadFailure title={texts.loadError} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Loading className="grid gap-3">
          <SkeletonRows count={3} className="h-28" />
        </Loading>
      )}
      {decided && <DecisionModal declaration={decided} onClose={() => setDecided(undefined)} />}
    </SettingsPage>
  );
};

interface DeclarationsProps {
  readonly declarations: readonly AdminDeclaration[];
  readonly onDecide: (declaration: AdminDeclaration) => void;
}

const Declarations = ({ declarations, onDecide }: DeclarationsProps) => {
  const texts = useWithdrawalsTexts();
  if (declarations.length === 0) {
    return (
      <div className="card">
        <EmptyState title={texts.empty} text={texts.emptyText} />
      </div>
    );
  }
  const open = declarations.filter(({ is_open }) => is_open);
  const settled = declarations.filter(({ is_open }) => !is_open);
  return (
    <div className="grid gap-8">
      {[
        { title: texts.open(open.length), rows: open },
        { title: texts.settled, rows: settled },
      ].map(
        ({ title, rows }) =>
          rows.length > 0 && (
            <section key={title} aria-label={title}>
              <h2 className="mb-3 text-lg font-semibold tracking-tight">{title}</h2>
              <ul className="grid gap-3">
                {rows.map((one) => (
                  <DeclarationRow key={one.id} declaration={one} onDecide={() => onDecide(one)} />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
};
