import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatShort, formatShortDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { WaitingPerson } from '../../contract.ts';
import type { ListTexts } from '../../texts/list-texts.ts';
import { useListTexts, useRemove } from './use-waiting-list.ts';

interface PersonRowProps {
  readonly person: WaitingPerson;
  /** Left out for an entry that has ended. */
  readonly onLift?: () => void;
}

/** A person on the waiting list: wishes, contact data, the current offer, and the actions of the studio. */
export const PersonRow = ({ person, onLift }: PersonRowProps) => {
  const texts = useListTexts();
  const { language } = useLanguage();
  const { customer, place, state, lifted_because, joined_at } = person;
  const held = person.offered.find(({ is_open }) => is_open);
  const before = person.offered.filter(({ is_open }) => !is_open).length;
  const names = { name: person.service_name, name_de: person.service_name_de, name_ru: person.service_name_ru };
  return (
    <li className="grid gap-1 rounded-field border border-line bg-sunken p-3 break-words">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{customer.name}</span>
        <span className="tabular text-sm text-muted">
          {state === 'waiting' ? place !== null && texts.place(place) : texts.outcome[state]}
        </span>
      </p>
      <p className="text-sm">{[serviceName(names, language), ...wishesOf(person, { texts, language })].join(' · ')}</p>
      <p className="text-sm text-muted">
        {[customer.email, customer.phone, texts.since(formatShort(epochOf(joined_at), language))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'waiting' && person.confirm_by !== null && <p className="text-sm font-medium">{texts.unconfirmed}</p>}
      {lifted_because !== null && <p className="text-sm font-medium">{texts.lifted(lifted_because)}</p>}
      {held && (
        <p className="tabular text-sm font-medium text-accent-text">
          {texts.held(formatShort(epochOf(held.start), language))}
        </p>
      )}
      {before > 0 && <p className="text-sm text-muted">{texts.before(before)}</p>}
      {onLift && <Actions person={person} onLift={onLift} />}
    </li>
  );
};

const Actions = ({ person, onLift }: Required<PersonRowProps>) => {
  const texts = useListTexts();
  const message = useErrorMessage();
  const remove = useRemove();
  const ask = async (): Promise<void> => {
    const title = texts.removeTitle(person.customer.name);
    if (!(await askConfirmation(texts.removeQuestion, { title, confirm: texts.remove, tone: 'danger' }))) return;
    remove.mutate(person.id, {
      onSuccess: () => showToast(texts.removed, 'success'),
      onError: (error) => showToast(message(error), 'error'),
    });
  };
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      <Button look="secondary" onClick={onLift}>
        {texts.lift}
      </Button>
      <Button look="quiet" busy={remove.isPending} onClick={() => void ask()}>
        {texts.remove}
      </Button>
    </p>
  );
};

interface Words {
  readonly texts: ListTexts;
  readonly language: Language;
}

/** The wishes of a person, in parts; those without a limit are left out. */
const wishesOf = (person: WaitingPerson, { texts, language }: Words): readonly string[] => {
  const { first_day, last_day, weekdays, earliest_start: from, latest_start: until, people } = person;
  const first = formatShortDate(first_day, language);
  return [
    first_day === last_day ? first : `${first} – ${formatShortDate(last_day, language)}`,
    ...(weekdays.length < 7 ? [weekdays.map((day) => shortWeekdayName(day as Weekday, language)).join(', ')] : []),
    ...(from === '00:00' && until === '23:59' ? [] : [texts.between({ from, until })]),
    ...(people === null ? [] : [texts.people(people)]),
    person.photographer_name ?? texts.anyone,
  ];
};
