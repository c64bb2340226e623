import { useState } from 'react';
import { formatDate, formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicPlace } from '../../contract.ts';
import { BornForm } from './born-form.tsx';
import { useBirthTexts } from './use-birth-texts.ts';
import type { PlaceCommands } from './use-place-commands.ts';

interface HourChoiceProps {
  readonly place: PublicPlace;
  readonly commands: PlaceCommands;
}

/** The free starts after the birth, by day, and one button that books the chosen one. */
export const HourChoice = ({ place, commands }: HourChoiceProps) => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const [start, setStart] = useState<string>();
  const [corrects, setCorrects] = useState(false);
  const { days = [], first_date, last_date } = place;
  const chosen = days.some(({ starts }) => starts.includes(start ?? '')) ? start : undefined;
  return (
    <>
      <Card as="section" className="space-y-6">
        {first_date && last_date && (
          <p className="text-muted">{page.between({ first: formatDate(first_date), last: formatDate(last_date) })}</p>
        )}
        {days.length === 0 && (
          <>
            <p className="max-w-prose font-medium">{page.none}</p>
            <ButtonLink href="/contact">{page.contact}</ButtonLink>
          </>
        )}
        {days.map(({ date, starts }) => (
          <div key={date}>
            <h2 className="mb-2 font-semibold first-letter:uppercase">{formatLongDate(date, language)}</h2>
            <Starts starts={starts} chosen={chosen} onChoose={setStart} />
          </div>
        ))}
        {days.length > 0 && (
          <div>
            <Button
              busy={commands.busy === 'take'}
              disabled={chosen === undefined}
              onClick={() => chosen && commands.take(chosen)}
              className="w-full sm:w-auto"
            >
              {page.take}
            </Button>
            <output className="mt-2 block min-h-6 text-sm text-muted">{chosen === undefined ? page.pick : ''}</output>
          </div>
        )}
        {!corrects && (
          <Button look="quiet" onClick={() => setCorrects(true)}>
            {page.otherDate}
          </Button>
        )}
      </Card>
      {corrects && <BornForm commands={commands} />}
    </>
  );
};

interface StartsProps {
  readonly starts: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (start: string) => void;
}

const Starts = ({ starts, chosen, onChoose }: StartsProps) => (
  <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
    {starts.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === chosen}
        onClick={() => onChoose(one)}
        className={classNames(
          'tabular min-h-11 rounded-field border font-medium',
          one === chosen ? 'border-accent bg-accent text-accent-ink' : 'border-control hover:bg-sunken',
        )}
      >
        {formatTime(epochOf(one))}
      </button>
    ))}
  </div>
);
