import { Download, Table2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { reportsTexts } from '../../../../texts/reports-handle.ts';
import { ChartTable } from './chart-table.tsx';
import { csvText, type Table } from './csv-text.ts';

interface ChartPanelProps {
  readonly title: string;
  /** The main statement of the chart, in a sentence. */
  readonly finding: string;
  /** The same numbers as a table. Without rows there is no chart, and `finding` states this. */
  readonly table: Table;
  /** The part of the file name after the word for a report. */
  readonly file: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A chart: title, main statement, and its numbers as a table or a file. */
export const ChartPanel = ({ title, finding, table, file, children, className }: ChartPanelProps) => {
  const t = useTexts(reportsTexts);
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const hasNumbers = table.rows.length > 0;
  return (
    <section aria-labelledby={id} className={classNames('card min-w-0 break-inside-avoid p-4 sm:p-5', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-lg font-semibold tracking-tight">
            {title}
          </h2>
          <p className="text-muted">{finding}</p>
        </div>
        {hasNumbers && (
          <div className="-mr-2 flex gap-1 max-sm:-ml-2 print:hidden">
            <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} className={small}>
              <Table2 size={15} aria-hidden="true" />
              {t('chart.table')}
            </button>
            <button type="button" onClick={() => save(table, `${t('chart.csv.name')}-${file}.csv`)} className={small}>
              <Download size={15} aria-hidden="true" />
              {t('chart.csv')}
            </button>
          </div>
        )}
      </div>
      {hasNumbers && (
        <div className="mt-4 min-w-0">{asTable ? <ChartTable label={title} table={table} /> : children}</div>
      )}
    </section>
  );
};

const small =
  'inline-flex min-h-control cursor-pointer items-center gap-1.5 rounded-button px-2 text-sm font-medium text-muted transition duration-150 hover:bg-[color-mix(in_srgb,var(--ink)_6%,transparent)] hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-text';

// The byte order mark identifies the file as UTF-8 to spreadsheets.
const save = (table: Table, name: string): void =>
  saveFile(new Blob(['\uFEFF', csvText(table)], { type: 'text/csv;charset=utf-8' }), name);
