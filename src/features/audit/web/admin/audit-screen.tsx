import { useState } from 'react';
import { SettingsPage } from '#features/settings/web/parts/admin/settings-page.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { WantedAudit } from '../../contract.ts';
import { auditTexts } from '../../texts/texts.ts';
import { AuditExport } from './audit-export.tsx';
import { AuditRow } from './audit-row.tsx';
import { AuditToolbar } from './audit-toolbar.tsx';
import { useAudit } from './use-audit.ts';

/** The audit log: who did what, with filters and a file. */
export const AuditScreen = () => {
  const texts = auditTexts[useLanguage().language];
  const [filter, setFilter] = useState<WantedAudit>({});
  const log = useAudit(filter);
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const isEmpty = entries?.length === 0;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <SettingsPage
      title={texts.title}
      subtitle={texts.subtitle}
      actions={entries && !isEmpty && <AuditExport filter={filter} />}
    >
      <AuditToolbar filter={filter} onFilter={setFilter} />
      {log.isError ? (
        <LoadFailure title={texts.loadError} error={log.error} onRetry={() => void log.refetch()} />
      ) : entries === undefined ? (
        <Loading className="grid gap-3">
          <SkeletonRows count={6} className="h-14" />
        </Loading>
      ) : isEmpty ? (
        <div className="card">
          {isFiltered ? (
            <EmptyState title={texts.noneFound} text={texts.noneFoundText} drawing="search">
              <Button onClick={() => setFilter({})}>{texts.showAll}</Button>
            </EmptyState>
          ) : (
            <EmptyState title={texts.empty} text={texts.emptyText} />
          )}
        </div>
      ) : (
        <ol aria-label={texts.title} aria-busy={log.isPlaceholderData} className="card divide-y divide-line">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.hasNextPage && !isEmpty && (
        <p className="p-3 text-center">
          <Button look="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {texts.more}
          </Button>
        </p>
      )}
    </SettingsPage>
  );
};
