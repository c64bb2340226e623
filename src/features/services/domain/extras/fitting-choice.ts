import { countsOf } from './items-of-choice.ts';
import type { Choice, WithExtras } from './service-option.ts';

/**
 * Returns the part of a choice that can still be booked: without options that are not offered any more, at most as many
 * as allowed, with one of each required option, and at most one second session.
 */
export const fittingChoice = ({ options, people, second_sessions = [] }: WithExtras, choice: Choice): Choice => {
  const counts = countsOf(choice);
  const chosen = options
    .filter(({ active }) => active)
    .map(({ id, max_count, required }) => ({
      id,
      count: Math.min(Math.max(counts.get(id) ?? 0, required ? 1 : 0), max_count),
    }));
  const second = second_sessions.find(({ id, active }) => active && (counts.get(id) ?? 0) > 0);
  return {
    options: [...chosen.filter(({ count }) => count > 0), ...(second ? [{ id: second.id, count: 1 }] : [])],
    ...(people && choice.people !== undefined && { people: Math.min(choice.people, people.max) }),
  };
};

/** Returns the choice of whoever names none, as a program does that does not know options: each required one once. */
export const leastChoice = (service: WithExtras): Choice => fittingChoice(service, { options: [] });
