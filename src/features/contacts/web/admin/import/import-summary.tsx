import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { UndoneImport } from '../../../import-contract.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { CountList } from './count-list.tsx';
import type { Import, ImportState } from './import-state.ts';
import { undoneText } from './import-words.ts';
import { useUndoImport } from './imports-data.ts';
import { NotImported } from './not-imported.tsx';
import { plannedCounts } from './planned-counts.ts';

interface ImportSummaryProps {
  readonly state: Extract<ImportState, { step: 'summary' }>;
  readonly csv: Import;
}

/** The result for every row. */
export const ImportSummary = ({ state, csv }: ImportSummaryProps) => {
  const t = useTexts(importTexts);
  const { plan, result } = state;
  const [undone, setUndone] = useState<UndoneImport>();
  const { undo, busyWith } = useUndoImport(setUndone);
  return (
    <>
      <CountList
        counts={[
          [t('count.imported'), result.imported],
          ...plannedCounts(plan, t),
          [t('count.failed'), result.failed.length],
          ...(result.left > 0 ? ([[t('count.left'), result.left]] as const) : []),
          [t('count.total'), plan.total],
          [t('count.toImport'), plan.toImport.length],
        ]}
      />
      <NotImported plan={plan} result={result} />
      {undone && <output className="text-muted">{t('undo.done', undoneText(undone, t))}</output>}
      <div className="flex flex-wrap justify-end gap-2">
        {result.imported > 0 && undone === undefined && (
          <Button look="quiet" busy={busyWith !== undefined} onClick={() => undo(result.importId)}>
            {t('summary.undo')}
          </Button>
        )}
        <Button onClick={csv.close}>{t('summary.done')}</Button>
      </div>
    </>
  );
};
