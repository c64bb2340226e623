import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { AdminService } from '../../../../contract.ts';
import { chosenIdOf, type Item, isSession } from '../../../../domain/extras/booked-item.ts';
import type { Sellable } from '../../../../domain/extras/priced-service.ts';
import type { SecondSession, ServiceOption } from '../../../../domain/extras/service-option.ts';
import { sellableOf } from '../../sellable.ts';

/** An item of a booking as it is sent; prices in EUR. */
export interface BookedItem extends Omit<Item, 'unit_price_cents'> {
  readonly unit_price: number;
}

/** A service with the items that a booking of it has already: those keep their names, prices and minutes. */
export interface ChosenFrom {
  readonly service: AdminService;
  readonly kept?: readonly BookedItem[] | undefined;
}

/** The items of a booking in the form that the rules of extras use. */
export const itemsKept = ({ kept = [] }: ChosenFrom): Item[] => kept.map(itemOf);

const itemOf = ({ unit_price, ...item }: BookedItem): Item => ({ ...item, unit_price_cents: wholeCentsOf(unit_price) });

/** An option that is booked but not offered any more: it can be kept or removed. */
const formerOption = ({ option_id, name_de, name_ru, count, ...unit }: Item): ServiceOption => ({
  id: option_id ?? '',
  name_de,
  name_ru,
  price_cents: unit.unit_price_cents,
  extra_minutes: unit.unit_minutes,
  max_count: count,
  required: false,
  active: false,
  needs: [],
});

const formerSession = ({ service_id, gap_minutes = 0, ...item }: Item): SecondSession => ({
  ...formerOption({ ...item, option_id: service_id ?? null }),
  gap_minutes,
  minutes_after: 0,
  assigned_photographers: [],
});

/** The service with the options and the second session that its booking has although they are not offered any more. */
export const withFormer = (from: ChosenFrom): Sellable => {
  const offered = sellableOf(from.service);
  const { options, second_sessions = [] } = offered;
  const known = new Set([...options, ...second_sessions].map(({ id }) => id));
  const former = itemsKept(from).filter((item) => {
    const id = chosenIdOf(item);
    return id !== null && !known.has(id);
  });
  return {
    ...offered,
    options: [...options, ...former.filter((item) => !isSession(item)).map(formerOption)],
    second_sessions: [...second_sessions, ...former.filter(isSession).map(formerSession)],
  };
};

/** The price of one is EUR; `most`: how many one session may have. */
interface ExtraToChoose {
  readonly price: number;
  readonly minutes: number;
  readonly most: number;
}

export interface OptionToChoose extends ExtraToChoose {
  readonly id: string;
  readonly name_de: string;
  readonly name_ru: string | null;
  /** Whether customers have to choose it. */
  readonly required: boolean;
  /** false: it is not offered any more, and can only be kept or removed. */
  readonly active: boolean;
  /** Whether it is another service right after this one, of which there can be only one. */
  readonly isSecondSession: boolean;
}

/** Returns the options and second sessions that may be chosen or kept, in the order of the studio. */
export const optionLines = (from: ChosenFrom): OptionToChoose[] => {
  const items = new Map(itemsKept(from).map((item) => [chosenIdOf(item), item]));
  const { options, second_sessions = [] } = withFormer(from);
  const lines = (list: readonly ServiceOption[], isSecondSession: boolean): OptionToChoose[] =>
    list
      .filter(({ id, active }) => active || items.has(id))
      .map((option) => ({ ...toChoose(option, items.get(option.id)), isSecondSession }));
  return [...lines(options, false), ...lines(second_sessions, true)];
};

const toChoose = (option: ServiceOption, item: Item | undefined) => ({
  id: option.id,
  active: option.active,
  required: option.required && option.active,
  name_de: item?.name_de ?? option.name_de,
  name_ru: item ? item.name_ru : option.name_ru,
  price: (item?.unit_price_cents ?? option.price_cents) / 100,
  minutes: item?.unit_minutes ?? option.extra_minutes,
  most: Math.max(option.active ? option.max_count : 1, item?.count ?? 0),
});

export interface PeopleToState extends ExtraToChoose {
  /** How many the price of the service contains. */
  readonly included: number;
}

/** Returns the number of people that may be stated; undefined if the service does not ask for it. */
export const peopleLine = ({ service: { people }, kept = [] }: ChosenFrom): PeopleToState | undefined => {
  const item = kept.find(({ kind }) => kind === 'people');
  if (item) {
    const { unit_price: price, unit_minutes: minutes, included, count } = item;
    return { price, minutes, included, most: Math.max(people?.max ?? 0, count) };
  }
  return people
    ? { price: people.price_each, minutes: people.minutes_each, included: people.included, most: people.max }
    : undefined;
};
