import { useId } from 'react';
import { Button } from '#shared/web/button.tsx';
import {
  type ColumnRoles,
  type ColumnTarget,
  columnTargets,
  guessedRoles,
  hasPerson,
  targetOf,
  withTarget,
} from '../../../domain/import/columns.ts';
import type { CsvTable } from '../../../domain/import/import-plan.ts';

interface ImportColumnsProps {
  readonly table: CsvTable;
  readonly roles: ColumnRoles;
  readonly onAssign: (roles: ColumnRoles) => void;
}

const targetNames: Readonly<Record<ColumnTarget, string>> = {
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Firma',
  status: 'Status',
  source: 'Quelle',
  question: 'Tags und Zeiten',
};

/** Every column with some of its cells and its meaning: guessed until the administrator changes it. */
export const ImportColumns = ({ table, roles, onAssign }: ImportColumnsProps) => {
  const id = useId();
  const { headers, rows } = table;
  const guessed = guessedRoles(headers);
  const isGuessed = headers.every((header) => targetOf(guessed, header) === targetOf(roles, header));
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="font-semibold">
          Spalten zuordnen
        </h3>
        {!isGuessed && (
          <Button look="quiet" className="px-0" onClick={() => onAssign(guessed)}>
            Vorschlag wiederherstellen
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">
        Was keiner Angabe zugeordnet ist, bleibt beim Kontakt unter den Daten der Zeile gespeichert.
      </p>
      {!hasPerson(roles) && (
        <output className="mt-2 block rounded-field bg-warning-soft p-3 text-warning">{missing(roles)}</output>
      )}
      <ul className="mt-2 divide-y divide-line rounded-field border border-line">
        {headers.map((header) => (
          <li
            key={header}
            className="grid gap-x-4 gap-y-1.5 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_13rem] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{header}</p>
              <p className="truncate text-sm text-muted">{samplesOf(rows, header) || 'leer'}</p>
            </div>
            <select
              aria-label={`${header} wird`}
              value={targetOf(roles, header) ?? ''}
              onChange={({ target: { value } }) =>
                onAssign(
                  withTarget(roles, { headers, header, target: (value || undefined) as ColumnTarget | undefined }),
                )
              }
              className="block min-h-control w-full rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink"
            >
              <option value="">Nicht zuordnen</option>
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

const missing = ({ name, email }: ColumnRoles): string => {
  if (name === undefined && email === undefined)
    return 'Wählen Sie, in welcher Spalte der Name und in welcher die E‑Mail steht.';
  return name === undefined
    ? 'Wählen Sie, in welcher Spalte der Name steht.'
    : 'Wählen Sie, in welcher Spalte die E‑Mail steht.';
};

const mostSamples = 3;

/** The first distinct cells of a column; only the first rows are read. */
const samplesOf = (rows: CsvTable['rows'], header: string): string => {
  const cells = rows.slice(0, 50).map(({ raw }) => (raw[header] ?? '').replaceAll(/\s+/g, ' ').trim());
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, mostSamples).join(' · ');
};
