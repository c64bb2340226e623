import { Button } from '#shared/web/button.tsx';
import { hasPerson } from '../../../domain/import/columns.ts';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { phaseNames } from '../../../domain/phase-names.ts';
import { CountList } from './count-list.tsx';
import { ImportColumns } from './import-columns.tsx';
import type { Import, ImportState } from './use-import.ts';

interface ImportPreviewProps {
  readonly state: Extract<ImportState, { step: 'preview' }>;
  readonly csv: Import;
}

/** Shows what was read and how, before anything changes. */
export const ImportPreview = ({ state, csv }: ImportPreviewProps) => {
  const { plan, broken, file, roles } = state;
  const isPlanned = plan.roles === roles;
  const count = plan.toImport.length;
  return (
    <>
      <p className="text-muted">{file}</p>
      {broken !== undefined && (
        <p role="alert" className="rounded-field bg-warning-soft p-3 text-warning">
          In Zeile {broken} beginnt ein Anführungszeichen, das nie geschlossen wird. Was danach kommt, wurde als eine
          einzige Zelle gelesen. Prüfen Sie die Datei, bevor Sie importieren.
        </p>
      )}
      <CountList
        counts={[
          ['Gesamt in Datei', plan.total],
          ['Zu importieren', count],
          ['Duplikate übersprungen', plan.duplicates],
          ['Mit Termin übersprungen', plan.withAppointment],
          ['Ohne Name oder E‑Mail', plan.incomplete],
        ]}
      />
      {plan.knownEmails > 0 && (
        <p className="text-sm text-muted">
          {plan.knownEmails} davon mit einer E‑Mail-Adresse, die schon auf dem Board ist.
        </p>
      )}
      <ImportColumns table={state.table} roles={roles} onAssign={(changed) => void csv.assign(state, changed)} />
      {count > 0 && <FirstRows plan={plan} />}
      <p className="text-sm text-muted">
        Ein leerer Status oder „new“ wird zu „Neu“, „abgesagt“ zu „Abgesagt“, „nicht erreicht“ zu „Nicht erreicht“,
        jeder andere, auch „neu“, zu „In Klärung“. „Termin geplant“ und „Shooting“ werden nicht importiert.
      </p>
      {count === 0 && isPlanned && hasPerson(roles) && (
        <p className="text-right text-sm text-muted">Es gibt nichts Neues zu importieren.</p>
      )}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3">
        <Button look="secondary" onClick={csv.close}>
          {count > 0 ? 'Abbrechen' : 'Schließen'}
        </Button>
        {count > 0 && (
          <Button busy={!isPlanned} onClick={() => void csv.run(plan, file)}>
            {count} {count === 1 ? 'Kontakt' : 'Kontakte'} importieren
          </Button>
        )}
      </div>
    </>
  );
};

const FirstRows = ({ plan }: { readonly plan: ImportPlan }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
  <section aria-label="Die ersten Zeilen" tabIndex={0} className="overflow-x-auto rounded-field border border-line">
    <table className="w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          {['Zeile', 'Name', 'E-Mail', 'Telefon', 'Phase', 'Quelle'].map((title) => (
            <th key={title} scope="col" className="px-3 py-2 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.toImport.slice(0, 5).map(({ line, contact }) => (
          <tr key={line} className="border-t border-line">
            <td className="tabular px-3 py-1.5 text-muted">{line}</td>
            {[contact.name, contact.email, contact.phone, phaseNames[contact.phase].name, contact.source].map(
              (cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is named by its column
                <td key={column} className="max-w-48 truncate px-3 py-1.5" title={cell ?? undefined}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
