import { useId } from 'react';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import {
  type ColumnRoles,
  type ColumnTarget,
  columnTargets,
  hasPerson,
  targetOf,
  unnamedColumn,
  withTarget,
} from '../../../domain/import/columns.ts';
import type { CsvTable } from '../../../domain/import/reading/read-table.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { importTexts } from '../../../texts/import-handle.ts';

interface ImportColumnsProps {
  readonly table: CsvTable;
  readonly roles: ColumnRoles;
  /** What the names and the contents of the columns propose. */
  readonly guessed: ColumnRoles;
  readonly onAssign: (roles: ColumnRoles) => void;
}

/** Every column with some of its cells and its meaning: guessed until the administrator changes it. */
export const ImportColumns = ({ table, roles, guessed, onAssign }: ImportColumnsProps) => {
  const id = useId();
  const t = useTexts(importTexts);
  const targetNames = useTargetNames();
  const { headers, rows } = table;
  const shownName = (header: string, index: number): string =>
    header === unnamedColumn(index + 1) ? t('columns.unnamed', index + 1) : header;
  const isGuessed = headers.every((header) => targetOf(guessed, header) === targetOf(roles, header));
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          {t('columns.title')}
        </h3>
        {!isGuessed && (
          <Button look="quiet" className="px-0" onClick={() => onAssign(guessed)}>
            {t('columns.guess')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{t('columns.text')}</p>
      {!hasPerson(roles) && (
        <output className="mt-2 block rounded-field bg-warning-soft p-3 text-warning">{t(missing(roles))}</output>
      )}
      <ul className="mt-2 divide-y divide-line rounded-field border border-line">
        {headers.map((header, index) => (
          <li
            key={header}
            className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{shownName(header, index)}</p>
              <p className="truncate text-sm text-muted">{samplesOf(rows, header) || t('columns.empty')}</p>
            </div>
            <select
              aria-label={t('columns.becomes', shownName(header, index))}
              value={targetOf(roles, header) ?? ''}
              onChange={({ target: { value } }) =>
                onAssign(
                  withTarget(roles, { headers, header, target: (value || undefined) as ColumnTarget | undefined }),
                )
              }
              className="block min-h-control w-full rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink"
            >
              <option value="">{t('columns.none')}</option>
              {columnTargets.map((target) => (
                <option key={target} value={target}>
                  {targetNames[target]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
};

const useTargetNames = (): Readonly<Record<ColumnTarget, string>> => {
  const t = useTexts(importTexts);
  const board = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  return {
    name: fields('form.name'),
    email: board('field.email'),
    phone: fields('form.phone'),
    company: board('field.company'),
    status: t('target.status'),
    phase_entered_at: t('target.since'),
    source: board('field.source'),
    question: t('target.question'),
  };
};

const missing = ({ name, email }: ColumnRoles) => {
  if (name.length === 0 && email.length === 0) return 'columns.missing';
  return name.length === 0 ? 'columns.missing.name' : 'columns.missing.email';
};

const mostSamples = 3;

/** The first distinct cells of a column; only the first rows are read. */
const samplesOf = (rows: CsvTable['rows'], header: string): string => {
  const cells = rows.slice(0, 50).map(({ raw }) => (raw[header] ?? '').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, mostSamples).join(' · ');
};
