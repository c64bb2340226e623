import { useState } from 'react';
import { saveFile } from '#shared/web/admin/save-file.ts';
import { Button } from '#shared/web/button.tsx';
import { undoneText } from '../../../domain/import/undone-text.ts';
import type { UndoneImport } from '../../../import-contract.ts';
import { CountList } from './count-list.tsx';
import { failedRowsFile } from './failed-rows-file.ts';
import { useUndoImport } from './imports-data.ts';
import type { Import, ImportState } from './use-import.ts';

interface ImportSummaryProps {
  readonly state: Extract<ImportState, { step: 'summary' }>;
  readonly csv: Import;
}

/** The result for every row. */
export const ImportSummary = ({ state, csv }: ImportSummaryProps) => {
  const { plan, result } = state;
  const [undone, setUndone] = useState<UndoneImport>();
  const { undo, busyWith } = useUndoImport(setUndone);
  return (
    <>
      <CountList
        counts={[
          ['Importiert', result.imported],
          ['Duplikate übersprungen', plan.duplicates],
          ['Mit Termin übersprungen', plan.withAppointment],
          ['Ohne Name oder E‑Mail', plan.incomplete],
          ['Fehlgeschlagen', result.failed.length],
          ...(result.left > 0 ? ([['Angehalten, nicht importiert', result.left]] as const) : []),
          ['Gesamt in Datei', plan.total],
          ['Zu importieren', plan.toImport.length],
        ]}
      />
      {result.failed.length > 0 && (
        <div className="rounded-field bg-danger-soft p-3">
          <p className="font-semibold text-danger">Nicht importiert:</p>
          <ul className="mt-1 text-sm">
            {result.failed.slice(0, 5).map(({ line, contact, reason }) => (
              <li key={line} className="break-words">
                Zeile {line}, {contact.name}: {reason}
              </li>
            ))}
          </ul>
          <Button
            look="secondary"
            className="mt-3"
            onClick={() => saveFile(failedRowsFile(plan.headers, result.failed), 'nicht-importiert.csv')}
          >
            Fehlgeschlagene Zeilen herunterladen
          </Button>
        </div>
      )}
      {undone && <output className="text-muted">Rückgängig gemacht: {undoneText(undone)}</output>}
      <div className="flex flex-wrap justify-end gap-2">
        {result.imported > 0 && undone === undefined && (
          <Button look="quiet" busy={busyWith !== undefined} onClick={() => undo(result.importId)}>
            Import rückgängig machen
          </Button>
        )}
        <Button onClick={csv.close}>Fertig</Button>
      </div>
    </>
  );
};
