import { useId } from 'react';
import { ChoiceCard } from '#features/booking/web/parts/public/form/choice-card.tsx';
import { dayAndMonth } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PublicWindow } from '../../contract.ts';
import { useBirthTexts, weekText } from './use-birth-texts.ts';

/** How many weeks are shown besides that of the due date. */
const mostOthers = 3;

interface WeekChoiceProps {
  readonly weeks: PublicWindow['photographers'][number]['weeks'];
  readonly waitingList: boolean;
  /** A week, or 'wait' for the waiting list of that of the due date. */
  readonly chosen: string | undefined;
  readonly onChoose: (week: string) => void;
}

/** The week of the due date; if it is full, the next ones that are not, and the waiting list. */
export const WeekChoice = ({ weeks, waitingList, chosen, onChoose }: WeekChoiceProps) => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const id = useId();
  const [due] = weeks;
  if (!due) return null;
  const shown = due.free > 0 ? [due] : weeks.filter(({ free }) => free > 0).slice(0, mostOthers);
  const day = dayAndMonth(due.week, language);
  const choice = (value: string, text: string, note: string) => (
    <ChoiceCard
      key={value}
      group="week"
      value={value}
      checked={value === chosen}
      onChoose={onChoose}
      labelledBy={`${id}-${value}`}
    >
      <span id={`${id}-${value}`} className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold first-letter:uppercase">{text}</span>
        <span className="text-sm text-muted">{note}</span>
      </span>
    </ChoiceCard>
  );
  return (
    <section aria-labelledby={id} className="animate-appear">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {page.week}
      </h2>
      {due.free === 0 && <p className="mb-3 max-w-prose">{shown.length > 0 ? page.full(day) : page.allFull}</p>}
      <div role="radiogroup" aria-labelledby={id} className="grid gap-3">
        {shown.map(({ week, free }) => choice(week, weekText(page, week, language), page.free(free)))}
        {due.free === 0 && waitingList && choice('wait', page.wait(day), page.waitText)}
      </div>
    </section>
  );
};
