import type { Result } from '#shared/kernel/result.ts';
import type { AdminService } from '../../../../contract.ts';
import { chosenIdOf } from '../../../../domain/extras/booked-item.ts';
import { fittingChoice } from '../../../../domain/extras/fitting-choice.ts';
import { type ChoiceRefusal, countsOf } from '../../../../domain/extras/items-of-choice.ts';
import { type PricedService, priceChoice, type Sellable } from '../../../../domain/extras/priced-service.ts';
import type { Choice } from '../../../../domain/extras/service-option.ts';
import { sellableOf } from '../../sellable.ts';
import { type BookedItem, type ChosenFrom, itemsKept, optionLines, withFormer } from './extras-to-choose.ts';

/** Returns a service as the studio books it with a choice, with the price and minutes of the service itself. */
export const priceStaffChoice = (from: ChosenFrom, choice: Choice): Result<PricedService<Sellable>, ChoiceRefusal> =>
  priceChoice(withFormer(from), choice, { mode: 'staff', kept: itemsKept(from) });

/** Whether there is anything to choose. */
export const hasExtras = ({ service, kept = [] }: ChosenFrom): boolean =>
  kept.length > 0 ||
  service.people !== null ||
  service.second_sessions !== undefined ||
  service.options.some(({ active }) => active);

/** Returns the choice of a new booking: one of each required option, and the people that the price contains. */
const usualChoice = (service: AdminService): Choice => {
  const people = service.people && Math.max(1, service.people.included);
  return fittingChoice(sellableOf(service), { options: [], ...(people && { people }) });
};

/** Returns the choice of an existing booking. */
export const choiceOfItems = (items: readonly BookedItem[]): Choice => ({
  options: items.flatMap((item) => {
    const id = chosenIdOf(item);
    return id === null ? [] : [{ id, count: item.count }];
  }),
  people: items.find(({ kind }) => kind === 'people')?.count,
});

/** Whether two choices are the same, whatever their order. */
export const isSameChoice = (one: Choice, other: Choice): boolean => keyOf(one) === keyOf(other);

const keyOf = (choice: Choice): string => {
  const counts = [...countsOf(choice)].filter(([, count]) => count > 0).map(([id, count]) => `${id}:${count}`);
  return `${counts.toSorted((a, b) => (a < b ? -1 : 1)).join()} ${choice.people ?? ''}`;
};

/** The result of a choice by the studio. */
export interface ChosenExtras {
  readonly choice: Choice;
  /** The part of the query of free times, and of the request that books; empty for a service without extras. */
  readonly query: { readonly options?: string; readonly people?: number };
  readonly order: { readonly options?: { id: string; count: number }[]; readonly people?: number };
  /** Minutes of the session. */
  readonly minutes: number;
  readonly price_cents: number;
}

/**
 * Returns the choice for a new booking; without one, the default choice. Options that are not offered any more are left
 * out.
 */
export const chosenExtras = (service: AdminService, chosen: Choice | undefined): ChosenExtras => {
  const from = { service };
  const offered = new Set(optionLines(from).map(({ id }) => id));
  const known = chosen && { ...chosen, options: chosen.options.filter(({ id }) => offered.has(id)) };
  const choice = known ?? usualChoice(service);
  const booked = priceStaffChoice(from, choice);
  const { duration_min: minutes, price_cents } = booked.ok ? booked.value.service : sellableOf(service);
  if (!hasExtras(from)) return { choice, query: {}, order: {}, minutes, price_cents };
  const people = choice.people === undefined ? {} : { people: choice.people };
  const options = choice.options.filter(({ count }) => count > 0);
  const query = { options: options.map(({ id, count }) => `${id}:${count}`).join(','), ...people };
  return { choice, query, order: { options, ...people }, minutes, price_cents };
};
