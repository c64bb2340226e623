import { useState } from 'react';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { spansFor } from '../../../domain/spans.ts';
import type { JoinTexts } from '../../../texts/join-texts.ts';
import type { Joined } from './join-box.tsx';
import { missingOfPerson, type Person, PersonFields } from './person-fields.tsx';
import { useJoining } from './use-joining.ts';
import { HourFields, SpanField, Tick, WeekdayField } from './wish-fields.tsx';

export interface JoinFormProps {
  readonly service_id: string;
  /** One of the photographers, or anyone. */
  readonly photographer: { readonly id: string; readonly name: string };
  /** Whether somebody else may take the session. */
  readonly hasOthers: boolean;
  readonly people: number | undefined;
  /** The chosen day; undefined: no day is free at all. */
  readonly date: string | undefined;
  readonly span: { readonly today: string; readonly last: string };
  /** The details entered in the wizard before. */
  readonly known: Person;
  readonly texts: JoinTexts;
  /** Called with the place on the list. */
  readonly onJoined: (joined: Joined) => void;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** The form for wishes and contact data. The input is kept after an error. */
export const JoinForm = (props: JoinFormProps) => {
  const { service_id, photographer, hasOthers, people, date, span, known, texts, onJoined } = props;
  const spans = spansFor(date, span);
  const [kind, setKind] = useState(spans[0]?.kind);
  const [weekdays, setWeekdays] = useState<readonly number[]>(everyDay);
  const [hours, setHours] = useState({ from: '', until: '' });
  const [isAnyone, setAnyone] = useState(false);
  const { name, email, phone } = known;
  const [person, setPerson] = useState({ name, email, phone });
  const joining = useJoining(onJoined);
  const days = spans.find((one) => one.kind === kind) ?? spans[0];
  const isLong = days?.kind !== 'day';
  const missing = missingOf(person, isLong ? weekdays : everyDay, texts);
  const send = (): void => {
    if (!days) return;
    joining.join({
      service_id,
      photographer_id: isAnyone ? anyone : photographer.id,
      people,
      first_day: days.first_day,
      last_day: days.last_day,
      weekdays: [...(isLong ? weekdays : everyDay)],
      ...(hours.from && { earliest_start: hours.from }),
      ...(hours.until && { latest_start: hours.until }),
      customer: person,
    });
  };
  return (
    <form
      noValidate
      className="mt-5 animate-appear space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined) send();
      }}
    >
      {spans.length > 1 && <SpanField spans={spans} chosen={kind} onChoose={setKind} texts={texts} />}
      {isLong && <WeekdayField chosen={weekdays} onChange={setWeekdays} texts={texts} />}
      <HourFields hours={hours} onChange={setHours} texts={texts} />
      {hasOthers && photographer.id !== anyone && (
        <Tick checked={isAnyone} onChange={setAnyone}>
          {texts.anyone(photographer.name)}
        </Tick>
      )}
      <PersonFields person={person} onChange={setPerson} texts={texts} />
      {joining.error !== undefined && <ErrorBox title={texts.failed} message={joining.error} />}
      <div>
        <Button type="submit" busy={joining.busy} disabled={missing !== undefined} className="w-full sm:w-auto">
          {texts.send}
        </Button>
        <output className="mt-2 block min-h-6 text-sm text-muted">{missing ?? texts.privacy}</output>
      </div>
    </form>
  );
};

const missingOf = (person: Person, weekdays: readonly number[], texts: JoinTexts): string | undefined =>
  weekdays.length === 0 ? texts.noWeekday : missingOfPerson(person, texts);
