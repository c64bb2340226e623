import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { peopleName } from '../../texts/people-name.ts';
import type { Item } from './booked-item.ts';
import type { Choice, People, SecondSession, ServiceOption, WithExtras } from './service-option.ts';

/**
 * `unknown_option`: not an active option of the service. `too_many_of_option`, `too_many_people`: more than allowed.
 * `option_missing`: customers have to choose a required one. `no_people`: the service does not ask for people.
 * `too_many_sessions`: a booking has at most two.
 */
export type ChoiceRefusal =
  | 'unknown_option'
  | 'too_many_of_option'
  | 'option_missing'
  | 'too_many_people'
  | 'no_people'
  | 'too_many_sessions'
  | 'too_long'
  | 'too_expensive';

export interface ItemRules {
  /** Whether the required options have to be chosen; the studio itself is not bound by it. */
  readonly mode: 'customer' | 'staff';
  /** The items that a booking has already: those that stay keep their names, prices and minutes. */
  readonly kept?: readonly Item[] | undefined;
}

const nothing: readonly Item[] = [];

/**
 * Returns the items of a choice: options in the order of the service, people, and the second session. A count of 0 is
 * none.
 */
export const itemsOfChoice = (
  { options, people, second_sessions = [] }: WithExtras,
  choice: Choice,
  { mode, kept = nothing }: ItemRules,
): Result<readonly Item[], ChoiceRefusal> => {
  const counts = countsOf(choice);
  const ofOptions = optionItems(options, counts, { mode, kept });
  if (!ofOptions.ok) return ofOptions;
  const ofSession = sessionItem(second_sessions, counts, kept);
  if (!ofSession.ok) return ofSession;
  if ([...counts.values()].some((count) => count > 0)) return refused('unknown_option');
  const before = kept.find(({ kind }) => kind === 'people');
  const ofPeople = peopleItem(people, choice.people, before);
  return ofPeople.ok ? accepted([...ofOptions.value, ...ofPeople.value, ...ofSession.value]) : ofPeople;
};

/** Returns the items of the chosen options, and removes all options from `counts`. */
const optionItems = (
  options: readonly ServiceOption[],
  counts: Map<string, number>,
  { mode, kept = nothing }: ItemRules,
): Result<readonly Item[], ChoiceRefusal> => {
  const items: Item[] = [];
  for (const option of options) {
    const count = counts.get(option.id) ?? 0;
    counts.delete(option.id);
    if (count === 0) {
      if (option.required && option.active && mode === 'customer') return refused('option_missing');
      continue;
    }
    const before = kept.find(({ option_id }) => option_id === option.id);
    if (!option.active && !before) return refused('unknown_option');
    if (count > Math.max(option.max_count, before?.count ?? 0)) return refused('too_many_of_option');
    items.push(before ? { ...before, count } : itemOf(option, count));
  }
  return accepted(items);
};

/** Returns the item of the chosen second session, and removes all second sessions from `counts`. */
const sessionItem = (
  sessions: readonly SecondSession[],
  counts: Map<string, number>,
  kept: readonly Item[],
): Result<readonly Item[], ChoiceRefusal> => {
  const items: Item[] = [];
  for (const session of sessions) {
    const count = counts.get(session.id) ?? 0;
    counts.delete(session.id);
    if (count === 0) continue;
    const before = kept.find(({ service_id }) => service_id === session.id);
    if (!session.active && !before) return refused('unknown_option');
    if (count > 1 || items.length > 0) return refused('too_many_sessions');
    const { id: service_id, gap_minutes } = session;
    items.push(before ?? { ...itemOf(session, 1), kind: 'session', option_id: null, service_id, gap_minutes });
  }
  return accepted(items);
};

export const countsOf = ({ options }: Choice): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { id, count } of options) counts.set(id.toLowerCase(), (counts.get(id.toLowerCase()) ?? 0) + count);
  return counts;
};

const itemOf = ({ id, name_de, name_ru, price_cents, extra_minutes }: ServiceOption, count: number): Item => ({
  kind: 'option',
  option_id: id,
  name_de,
  name_ru,
  count,
  included: 0,
  unit_price_cents: price_cents,
  unit_minutes: extra_minutes,
});

const peopleItem = (
  people: People | null,
  count: number | undefined,
  before: Item | undefined,
): Result<readonly Item[], ChoiceRefusal> => {
  if (count === undefined) return accepted(nothing);
  if (!people && !before) return refused('no_people');
  if (count > Math.max(people?.max ?? 0, before?.count ?? 0)) return refused('too_many_people');
  if (before) return accepted([{ ...before, count }]);
  const { included = 0, price_each_cents = 0, minutes_each = 0 } = people ?? {};
  const unit = { unit_price_cents: price_each_cents, unit_minutes: minutes_each };
  return accepted([{ kind: 'people', option_id: null, ...peopleName, count, included, ...unit }]);
};
