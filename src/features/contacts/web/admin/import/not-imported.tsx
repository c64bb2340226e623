import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { failedRowsFile } from './failed-rows-file.ts';
import type { ImportResult } from './run-import.ts';

type Props = Readonly<{ plan: ImportPlan; result: ImportResult }>;

/** What can be corrected in a file: refused by the server, or not sent because the row lacks something. */
const correctable = new Set<string>(['incomplete', 'bad_email', 'too_long']);

const mostShown = 5;

/** The rows that were not imported and may be corrected, with their reasons, and as a file. */
export const NotImported = ({ plan, result: { failed } }: Props) => {
  const t = useTexts(importTexts);
  const refused = plan.refused
    .filter(({ reason }) => correctable.has(reason))
    .map(({ line, raw, reason }) => ({ line, raw, reason: t(`reason.${reason}`), name: firstCell(raw) }));
  const rows = [...failed.map((row) => ({ ...row, name: row.contact.name })), ...refused].toSorted(
    (a, b) => a.line - b.line,
  );
  if (rows.length === 0) return null;
  const download = (): void => {
    const names = { lineColumn: t('column.line'), reasonColumn: t('failedRows.reason') };
    saveFile(failedRowsFile({ headers: plan.headers, failed: rows, ...names }), t('failedRows.file'));
  };
  return (
    <div className={failed.length > 0 ? 'rounded-field bg-danger-soft p-3' : 'rounded-field bg-sunken p-3'}>
      <p className={failed.length > 0 ? 'font-semibold text-danger' : 'font-semibold'}>{t('summary.failed')}</p>
      <ul className="mt-1 text-sm">
        {rows.slice(0, mostShown).map(({ line, name, reason }) => (
          <li key={line} className="break-words">
            {t('summary.row', { line, name, reason })}
          </li>
        ))}
        {rows.length > mostShown && <li>{t('refused.more', rows.length - mostShown)}</li>}
      </ul>
      <Button look="secondary" className="mt-3" onClick={download}>
        {t('summary.download')}
      </Button>
    </div>
  );
};

const firstCell = (raw: Readonly<Record<string, string>>): string =>
  (Object.values(raw).find((cell) => cell.trim() !== '') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
