import type { BirthWindow } from '#features/services/domain/birth-window.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';

/** How many days a due date may be over, or ahead, when a place is taken. */
const mostDaysOverdue = 14;
const mostDaysAhead = 300;
/** A child is never born earlier before its due date than this; the date was mistyped. */
const mostDaysEarly = 120;

export type DueRefusal = 'due_past' | 'due_far';

/** Returns why no place can be taken for a due date; null: it can. Berlin dates. */
export const dueRefusal = (due_on: string, today: string): DueRefusal | null => {
  if (due_on < addDays(today, -mostDaysOverdue)) return 'due_past';
  return due_on > addDays(today, mostDaysAhead) ? 'due_far' : null;
};

export type BornRefusal = 'born_future' | 'born_early' | 'born_over';

/** Returns why a date of birth is not accepted at `today`; null: it is. `born_over`: no day of the window is left. */
export const bornRefusal = (
  { born_on, due_on }: { readonly born_on: string; readonly due_on: string },
  { window, today }: { readonly window: BirthWindow; readonly today: string },
): BornRefusal | null => {
  if (born_on > today) return 'born_future';
  if (born_on < addDays(due_on, -mostDaysEarly)) return 'born_early';
  return addDays(born_on, window.last_day) < today ? 'born_over' : null;
};

/** Returns the first and the last Berlin date on which the session may begin. */
export const sessionDays = (
  born_on: string,
  { first_day, last_day }: Pick<BirthWindow, 'first_day' | 'last_day'>,
): { readonly first: string; readonly last: string } => ({
  first: addDays(born_on, first_day),
  last: addDays(born_on, last_day),
});

/** After how many days from the due date the family, and the studio, are reminded of a place without a birth. */
export const reminderDays = { family: 10, studio: 21 } as const;
