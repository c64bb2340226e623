import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { type BirthWindow, birthWindowProblems } from './birth-window.ts';
import { type KeptHours, keptHoursProblems } from './kept-hours.ts';
import { type MoveRules, moveRulesProblems } from './move-rules.ts';
import { type MinimumNotice, noticeProblems } from './notice.ts';

/** How many minutes a session may need before its start, and how many after its end. */
export const mostMinutesAround = 240;

/** The fields that the rules for saving a service check; money in cents. */
export interface SavedService {
  readonly name: string;
  readonly description: string;
  readonly is_system_service: boolean;
  readonly price_cents: number;
  readonly prepayment_cents: number;
  readonly minimum_notice?: MinimumNotice | null | undefined;
  readonly move_rules?: MoveRules | null | undefined;
  readonly birth_window?: BirthWindow | null | undefined;
  readonly kept_hours?: KeptHours | null | undefined;
  /** As the request has it; undefined: it stays. */
  readonly people?: { readonly included: number; readonly max: number } | null | undefined;
}

/** Returns all errors of a service to be saved, by field of the request. */
export const serviceProblems = ({
  price_cents,
  prepayment_cents,
  minimum_notice,
  move_rules,
  birth_window,
  kept_hours,
  people,
}: SavedService): FieldProblem[] => [
  ...(prepayment_cents <= price_cents
    ? []
    : [{ loc: ['body', 'prepayment_amount'], msg: 'must not be more than the price', type: 'too_big' }]),
  ...(minimum_notice ? noticeProblems(minimum_notice, ['body', 'minimum_notice']) : []),
  ...(move_rules ? moveRulesProblems(move_rules, ['body', 'move_rules']) : []),
  ...(birth_window ? birthWindowProblems(birth_window, ['body', 'birth_window']) : []),
  ...(kept_hours ? keptHoursProblems(kept_hours, ['body', 'kept_hours']) : []),
  ...(people && people.max < people.included
    ? [{ loc: ['body', 'people', 'max'], msg: 'must not be less than included', type: 'too_small' }]
    : []),
];

/**
 * Whether saving `next` over `stored` would change the locked fields of a system service: its base name and
 * description.
 */
export const changesLockedText = (stored: SavedService, next: SavedService): boolean =>
  stored.is_system_service && (next.name !== stored.name || next.description !== stored.description);

/** Whether a service is the special offer: the system service named 'sonderangebot'. */
export const isSpecialOffer = (service: Pick<SavedService, 'name' | 'is_system_service'>): boolean =>
  service.is_system_service && service.name.trim().toLowerCase() === 'sonderangebot';
