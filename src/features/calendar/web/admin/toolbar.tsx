import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { sessionToken } from '#features/auth/web/parts/session-token.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarViews } from '../../domain/calendar-view.ts';
import { exportName } from '../../domain/export-name.ts';
import { calendarTexts } from '../../texts/handle.ts';
import { PeriodTitle } from './period-title.tsx';
import { type Address, adjacentDate } from './use-address.ts';
import { ViewChoice } from './view-choice.tsx';

interface ToolbarProps {
  readonly address: Address;
  readonly today: string;
  readonly shown: { readonly date_from: string; readonly date_to: string; readonly photographer_id?: string };
}

const steps = {
  month: ['calendar.previous', 'calendar.next'],
  week: ['calendar.previousWeek', 'calendar.nextWeek'],
  day: ['calendar.previousDay', 'calendar.nextDay'],
} as const;

/** Selects period, view and photographer, and exports the selection. */
export const Toolbar = ({ address, today, shown }: ToolbarProps) => {
  const t = useTexts(calendarTexts);
  const { view, date, photographer, show, choosePhotographer } = address;
  const photographers = usePhotographers();
  const name = photographers.data?.find(({ id }) => id === photographer)?.name;
  const [previous, next] = steps[view];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={t(previous)}
        size={20}
        onClick={() => show({ date: adjacentDate(view, date, -1) })}
      />
      <PeriodTitle view={view} date={date} />
      <IconButton
        icon={ChevronRight}
        label={t(next)}
        size={20}
        onClick={() => show({ date: adjacentDate(view, date, 1) })}
      />
      <Button look="secondary" onClick={() => show({ date: today })}>
        {t('calendar.today')}
      </Button>
      <ViewChoice
        label={t('calendar.view')}
        views={calendarViews.map((one) => [one, t(`calendar.${one}`)])}
        view={view}
        onChoose={(one) => show({ view: one })}
      />
      <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-2">
        <select
          aria-label={t('calendar.photographer')}
          value={photographer}
          onChange={(event) => choosePhotographer(event.target.value)}
          className="min-h-control min-w-0 flex-1 rounded-field sm:max-w-60 border border-control bg-surface px-3 text-ink"
        >
          <option value="">{t('calendar.everybody')}</option>
          {photographers.data?.map(({ id, name: shownName }) => (
            <option key={id} value={id}>
              {shownName}
            </option>
          ))}
        </select>
        <IconButton
          label={t('calendar.export')}
          icon={Download}
          size={18}
          onClick={() => void exportCalendar(shown, name, (text) => t('calendar.exportError', text))}
          className="border border-control"
        />
      </div>
    </div>
  );
};

interface Shown {
  readonly date_from: string;
  readonly date_to: string;
  readonly photographer_id?: string;
}

/** Downloads the current selection as an iCalendar file; `failed` formats the error message. */
const exportCalendar = async (
  shown: Shown,
  photographerName: string | undefined,
  failed: (text: string) => string,
): Promise<void> => {
  try {
    const response = await fetch(`/api/admin/calendar/export/ics?${new URLSearchParams({ ...shown }).toString()}`, {
      headers: { authorization: `Bearer ${sessionToken()}`, 'accept-language': document.documentElement.lang },
    });
    if (!response.ok) throw new Error(await response.text());
    saveFile(await response.blob(), exportName(Date.now(), photographerName));
  } catch (error) {
    await showAlert(failed(error instanceof Error ? error.message : String(error)));
  }
};
