import type { Language } from '#shared/kernel/language.ts';
import { formatCount } from '#shared/kernel/time/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { euroText, hoursText, percentText } from '../numbers.ts';
import type { Cell, Table } from './csv-text.ts';

/** The numbers of a chart as a table. Long tables scroll, except in print. */
export const ChartTable = ({ label, table }: { readonly label: string; readonly table: Table }) => {
  const { language } = useLanguage();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element fits this group
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-field border border-line print:max-h-none"
    >
      <table aria-label={label} className="tabular w-full">
        <thead className="sticky top-0 bg-sunken text-sm text-muted">
          <tr>
            {table.columns.map((name, i) => (
              <th key={name} scope="col" className={classNames('px-3 py-1.5 font-medium', side(i))}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two services may have the same name
            <tr key={index} className="border-t border-line">
              {row.map((cell, i) =>
                i === 0 ? (
                  <th key={table.columns[i]} scope="row" className="min-w-28 px-3 py-1.5 text-left font-normal">
                    {cellText(cell, language)}
                  </th>
                ) : (
                  <td key={table.columns[i]} className="px-3 py-1.5 text-right whitespace-nowrap">
                    {cellText(cell, language)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const side = (column: number): string => (column === 0 ? 'text-left' : 'text-right');

const cellText = (cell: Cell, language: Language): string => {
  if (cell === null) return '–';
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatCount(cell, language);
  if ('euro' in cell) return euroText(cell.euro, language);
  return 'percent' in cell ? percentText(cell.percent) : hoursText(cell.minutes, language);
};
