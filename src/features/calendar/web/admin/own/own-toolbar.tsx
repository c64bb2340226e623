import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { calendarTexts } from '../../../texts/handle.ts';
import { PeriodTitle } from '../period-title.tsx';
import { ViewChoice } from '../view-choice.tsx';
import { adjacentOwnDate, type OwnAddress, ownDates, ownViews } from './use-own-address.ts';
import { useOwnCalendarTexts } from './use-own-calendar.ts';

interface OwnToolbarProps {
  readonly address: OwnAddress;
  readonly today: string;
}

/** Selects period and view. */
export const OwnToolbar = ({ address: { view, date, show }, today }: OwnToolbarProps) => {
  const t = useTexts(calendarTexts);
  const words = useOwnCalendarTexts();
  const [previous, next] = {
    list: [words.earlier, words.later],
    week: [t('calendar.previousWeek'), t('calendar.nextWeek')],
    month: [t('calendar.previous'), t('calendar.next')],
  }[view];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <IconButton
        icon={ChevronLeft}
        label={previous ?? ''}
        size={20}
        onClick={() => show({ date: adjacentOwnDate(view, date, -1) })}
      />
      {view === 'list' ? <ListTitle date={date} /> : <PeriodTitle view={view} date={date} />}
      <IconButton
        icon={ChevronRight}
        label={next ?? ''}
        size={20}
        onClick={() => show({ date: adjacentOwnDate(view, date, 1) })}
      />
      <Button look="secondary" onClick={() => show({ date: today })}>
        {t('calendar.today')}
      </Button>
      <ViewChoice
        label={t('calendar.view')}
        views={ownViews.map((one) => [one, one === 'list' ? words.list : t(`calendar.${one}`)])}
        view={view}
        onChoose={(one) => show({ view: one })}
      />
    </div>
  );
};

const ListTitle = ({ date }: { readonly date: string }) => (
  <h2
    aria-live="polite"
    className="tabular text-center text-lg font-semibold max-sm:min-w-0 max-sm:flex-1 max-sm:text-base"
  >
    {`${formatDate(date).slice(0, 6)} – ${formatDate(ownDates('list', date).at(-1) ?? date)}`}
  </h2>
);
