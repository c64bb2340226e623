import { useId } from 'react';
import { ChoiceCard } from '#features/booking/web/parts/public/form/choice-card.tsx';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import type { PublicWindow } from '../../contract.ts';
import { useBirthTexts } from './use-birth-texts.ts';
import { WeekChoice } from './week-choice.tsx';

interface PlaceWishesProps {
  readonly window: PublicWindow;
  readonly due: string;
  readonly onDue: (due: string) => void;
  readonly photographer: string | undefined;
  readonly onPhotographer: (id: string) => void;
  readonly weeks: PublicWindow['photographers'][number]['weeks'];
  readonly week: string | undefined;
  readonly onWeek: (week: string) => void;
  /** Why there are no weeks for the due date. */
  readonly error: string | undefined;
}

/** The due date, who takes the pictures, and the week. */
export const PlaceWishes = (props: PlaceWishesProps) => {
  const { window, due, onDue, photographer, onPhotographer, weeks, week, onWeek, error } = props;
  const page = useBirthTexts();
  return (
    <Card className="space-y-6">
      <p className="text-muted">
        {page.minutes(window.duration_min)}. {page.days({ first: window.first_day, last: window.last_day })}
      </p>
      <div className="max-w-sm">
        <Field label={page.due} hint={page.dueHint} error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              name="due_on"
              required
              value={due}
              onChange={(event) => onDue(event.target.value)}
            />
          )}
        </Field>
      </div>
      {window.photographers.length > 1 && (
        <Photographers photographers={window.photographers} chosen={photographer} onChoose={onPhotographer} />
      )}
      <WeekChoice weeks={weeks} waitingList={window.waiting_list} chosen={week} onChoose={onWeek} />
    </Card>
  );
};

interface PhotographersProps {
  readonly photographers: PublicWindow['photographers'];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

const Photographers = ({ photographers, chosen, onChoose }: PhotographersProps) => {
  const page = useBirthTexts();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {page.photographer}
      </h2>
      <div role="radiogroup" aria-labelledby={id} className="grid gap-3 sm:grid-cols-2">
        {photographers.map((one) => (
          <ChoiceCard
            key={one.id}
            group="photographer"
            value={one.id}
            checked={one.id === chosen}
            onChoose={onChoose}
            labelledBy={`${id}-${one.id}`}
          >
            <span id={`${id}-${one.id}`} className="font-semibold">
              {one.name}
            </span>
          </ChoiceCard>
        ))}
      </div>
    </section>
  );
};
