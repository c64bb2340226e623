import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { GermanState } from '../../../domain/public-holidays.ts';
import type { HolidayImport } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { useHolidayImports, useUndoHolidays } from './use-holiday-imports.ts';

/** Holidays that were added together, each import with a way to undo it; renders nothing without imports. */
export const HolidayImports = () => {
  const t = useTexts(hoursTexts);
  const imports = useHolidayImports();
  if (imports.isError) {
    return (
      <LoadFailure title={t('holidays.importsError')} error={imports.error} onRetry={() => void imports.refetch()} />
    );
  }
  if (!imports.data || imports.data.length === 0) return null;
  return (
    <details className="mt-4 rounded-field bg-sunken px-3">
      <summary className="min-h-control cursor-pointer rounded-sm py-2 font-medium">{t('holidays.imports')}</summary>
      <ul aria-label={t('holidays.imports')} className="divide-y divide-line pb-1">
        {imports.data.map((one) => (
          <ImportRow key={one.id} made={one} />
        ))}
      </ul>
    </details>
  );
};

const ImportRow = ({ made }: { readonly made: HolidayImport }) => {
  const t = useTexts(hoursTexts);
  const undo = useUndoHolidays();
  const state = t(`state.${made.state as GermanState}`);
  const when = formatDate(berlinDateOf(epochOf(made.created_at)));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {state} {made.year}
        </p>
        <p className="tabular text-sm break-words text-muted">
          {t('holidays.importedBy', { when, name: made.created_by, days: made.days })}
        </p>
        {made.undone_at !== null && <p className="text-sm">{t('holidays.takenBack', made.removed ?? 0)}</p>}
        {made.undone_at === null && made.untouched === 0 && (
          <p className="text-sm text-muted">{t('holidays.nothingLeft')}</p>
        )}
      </div>
      {made.undone_at === null && made.untouched > 0 && (
        <Button
          look="secondary"
          aria-label={t('holidays.undoOf', { state, year: made.year })}
          onClick={() => void undo(made.id)}
        >
          {t('holidays.undo')}
        </Button>
      )}
    </li>
  );
};
