import type { Need } from '../need.ts';

/** Something that customers may add to a service. */
export interface ServiceOption {
  readonly id: string;
  readonly name_de: string;
  readonly name_ru: string | null;
  readonly price_cents: number;
  readonly extra_minutes: number;
  /** How many of it one session may have. */
  readonly max_count: number;
  /** Whether customers have to choose at least one. The studio itself need not. */
  readonly required: boolean;
  readonly active: boolean;
  /** The further needs of a session with this option, whatever its count. */
  readonly needs: readonly Need[];
}

/**
 * A service that customers may book right after another one, as the second part of the same booking. `id` is the ID of
 * that service; `extra_minutes` contain `gap_minutes`.
 */
export interface SecondSession extends ServiceOption {
  /** Minutes between the two parts. */
  readonly gap_minutes: number;
  /** Minutes that are needed after the second part, and therefore after the whole booking. */
  readonly minutes_after: number;
  /** IDs of the photographers who offer it; empty: all of them. */
  readonly assigned_photographers: readonly string[];
}

/** For how many people a session is. Each one beyond `included` costs `price_each_cents` and `minutes_each`. */
export interface People {
  readonly included: number;
  readonly max: number;
  readonly price_each_cents: number;
  readonly minutes_each: number;
}

export const optionLimits = { options: 30, minutes: 480, count: 20, people: 100 } as const;

/**
 * The choice besides the service: counts of options, and the number of people. A second session is chosen by its id
 * like an option.
 */
export interface Choice {
  readonly options: readonly { readonly id: string; readonly count: number }[];
  readonly people?: number | undefined;
}

/** The part of a service that a choice is checked against. */
export interface WithExtras {
  readonly options: readonly ServiceOption[];
  readonly people: People | null;
  /** The services that may be booked right after it; absent: none. */
  readonly second_sessions?: readonly SecondSession[] | undefined;
}
