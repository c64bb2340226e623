import type { FieldProblem } from '#shared/contract/problem.ts';

/** What of a service the rules for saving it look at; money in cents. */
export interface SavedService {
  readonly name: string;
  readonly description: string;
  readonly is_system_service: boolean;
  readonly price_cents: number;
  readonly prepayment_cents: number;
}

/** Everything that is wrong with a service as it would be saved, by field of the request (SRV-46). */
export const serviceProblems = ({ price_cents, prepayment_cents }: SavedService): FieldProblem[] =>
  prepayment_cents <= price_cents
    ? []
    : [{ loc: ['body', 'prepayment_amount'], msg: 'must not be more than the price', type: 'too_big' }];

/** Whether saving `next` over `stored` would change what of a system service is locked: its own name and description (AMB-056). */
export const changesLockedText = (stored: SavedService, next: SavedService): boolean =>
  stored.is_system_service && (next.name !== stored.name || next.description !== stored.description);

/** Whether a service is the one with special settings: the system service named 'sonderangebot' (AMB-055). */
export const isSpecialOffer = (service: Pick<SavedService, 'name' | 'is_system_service'>): boolean =>
  service.is_system_service && service.name.trim().toLowerCase() === 'sonderangebot';
