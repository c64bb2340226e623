import { useState } from 'react';
import { saveFile } from '#shared/web/admin/save-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { UndoneImport } from '../../../import-contract.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { CountList } from './count-list.tsx';
import { failedRowsFile } from './failed-rows-file.ts';
import { undoneText } from './import-words.ts';
import { useUndoImport } from './imports-data.ts';
import type { Import, ImportState } from './use-import.ts';

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
          [t('count.duplicates'), plan.duplicates],
          [t('count.withAppointment'), plan.withAppointment],
          [t('count.incomplete'), plan.incomplete],
          [t('count.failed'), result.failed.length],
          ...(result.left > 0 ? ([[t('count.left'), result.left]] as const) : []),
          [t('count.total'), plan.total],
          [t('count.toImport'), plan.toImport.length],
        ]}
      />
      {result.failed.length > 0 && (
        <div className="rounded-field bg-danger-soft p-3">
          <p className="font-semibold text-danger">{t('summary.failed')}</p>
          <ul className="mt-1 text-sm">
            {result.failed.slice(0, 5).map(({ line, contact, reason }) => (
              <li key={line} className="break-words">
                {t('summary.row', { line, name: contact.name, reason })}
              </li>
            ))}
          </ul>
          <Button
            look="secondary"
            className="mt-3"
            onClick={() =>
              saveFile(
                failedRowsFile({
                  headers: plan.headers,
                  failed: result.failed,
                  lineColumn: t('column.line'),
                  reasonColumn: t('failedRows.reason'),
                }),
                t('failedRows.file'),
              )
            }
          >
            {t('summary.download')}
          </Button>
        </div>
      )}
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
