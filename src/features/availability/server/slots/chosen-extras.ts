import { leastChoice } from '#features/services/domain/extras/fitting-choice.ts';
import type { ItemRules } from '#features/services/domain/extras/items-of-choice.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { choiceProblem, type ServiceRow } from '#features/services/server/api.ts';
import { malformed } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';

export interface ChosenExtras {
  /** 'ID:count,ID:count'; a count may be left out. */
  readonly options?: string | undefined;
  readonly people?: number | undefined;
  readonly language?: Language | undefined;
  /** `staff`: required options may be left out. */
  readonly mode?: ItemRules['mode'] | undefined;
}

/**
 * Returns the service as it is sold with the options and people of a query: with their minutes and needs. Without
 * either, each required option counts once. Throws 422 for an unreadable query, and 400 for a choice that cannot be
 * booked.
 */
export const withChosenExtras = (
  service: ServiceRow,
  { options, people, language = 'de', mode = 'customer' }: ChosenExtras,
): ServiceRow => {
  const isChosen = options !== undefined || people !== undefined;
  const choice: Choice = isChosen ? { options: optionsFrom(options), people } : leastChoice(service);
  const chosen = priceChoice(service, choice, { mode });
  if (!chosen.ok) throw choiceProblem(chosen.refusal, language);
  return chosen.value.service;
};

const optionsFrom = (query = ''): Choice['options'] =>
  query
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const found = /^([0-9a-fA-F-]{36})(?::(\d{1,2}))?$/.exec(part);
      if (!found?.[1]) throw malformed(['query', 'options'], 'must be like ID:1,ID:2', 'options');
      return { id: found[1], count: Number(found[2] ?? 1) };
    });
