import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { hasPerson } from '../../../domain/import/columns.ts';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { CountList } from './count-list.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportReading } from './import-reading.tsx';
import { ImportRemarks } from './import-remarks.tsx';
import type { Import, ImportPreviewState } from './import-state.ts';
import { plannedCounts } from './planned-counts.ts';
import { RefusedRows } from './refused-rows.tsx';

interface ImportPreviewProps {
  readonly state: ImportPreviewState;
  readonly csv: Import;
}

/** Shows what was read and how, before anything changes. */
export const ImportPreview = ({ state, csv }: ImportPreviewProps) => {
  const t = useTexts(importTexts);
  const fields = useTexts(formTexts);
  const { plan, file, choices, read, guessed } = state;
  const { roles } = choices;
  const isPlanned = plan.choices === choices && !state.isReading;
  const count = plan.toImport.length;
  return (
    <>
      <p className="break-words text-muted">{file}</p>
      {read.broken !== undefined && (
        <p role="alert" className="rounded-field bg-warning-soft p-3 text-warning">
          {t('preview.broken', read.broken)}
        </p>
      )}
      <CountList counts={[[t('count.total'), plan.total], [t('count.toImport'), count], ...plannedCounts(plan, t)]} />
      <RefusedRows plan={plan} />
      {plan.knownEmails > 0 && <p className="text-sm text-muted">{t('preview.known', plan.knownEmails)}</p>}
      <ImportRemarks state={state} onChoose={(changed) => void csv.plan(state, changed)} />
      {count > 0 && <FirstRows plan={plan} />}
      <ImportReading state={state} onChoose={(how) => void csv.readAgain(state, how)} />
      <ImportColumns
        table={read.table}
        roles={roles}
        guessed={guessed}
        onAssign={(changed) => void csv.plan(state, { ...choices, roles: changed })}
      />
      {roles.status.length > 0 && <p className="text-sm text-muted">{t('preview.status')}</p>}
      {count === 0 && isPlanned && hasPerson(roles) && (
        <p className="text-right text-sm text-muted">{t('preview.nothing')}</p>
      )}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap-reverse justify-end gap-2 border-t border-line bg-surface px-5 py-3 max-sm:*:flex-auto">
        <Button look="secondary" onClick={csv.close}>
          {fields(count > 0 ? 'form.cancel' : 'form.close')}
        </Button>
        {count > 0 && (
          <Button busy={!isPlanned} onClick={() => void csv.run(plan, file)}>
            {t('preview.run', count)}
          </Button>
        )}
      </div>
    </>
  );
};

const FirstRows = ({ plan }: { readonly plan: ImportPlan }) => {
  const t = useTexts(importTexts);
  const board = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const titles = [
    t('column.line'),
    fields('form.name'),
    board('field.email'),
    fields('form.phone'),
    t('column.phase'),
    board('field.source'),
  ];
  return (
    <section
      aria-label={t('preview.firstRows')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must scroll by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-field border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="text-muted">
          <tr>
            {titles.map((title) => (
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
              {[contact.name, contact.email, contact.phone, board(`phase.${contact.phase}`), contact.source].map(
                (cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its column
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
};
