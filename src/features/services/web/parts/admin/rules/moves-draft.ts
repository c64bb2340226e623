import { centsOf } from '#shared/kernel/money/money.ts';
import type { MoveRules } from '../../../../domain/move-rules.ts';
import type { MoveRulesView } from '../../../../move-rules-contract.ts';

/** Move rules as typed: numbers may be incomplete. The input is kept while moves are switched off. */
export interface MovesDraft {
  readonly kind: MoveRules['kind'];
  readonly until_hours: string;
  readonly free_moves: string;
  readonly has_fee: boolean;
  /** EUR; undefined while it cannot be parsed. */
  readonly fee: number | undefined;
  readonly most_days_later: string;
}

/** The initial values when a studio switches moves on: until 48 hours before, once for free, up to 60 days later. */
const suggested: MovesDraft = {
  kind: 'none',
  until_hours: '48',
  free_moves: '1',
  has_fee: false,
  fee: 25,
  most_days_later: '60',
};

export const movesDraftOf = (rules: MoveRulesView | undefined): MovesDraft => {
  if (!rules || rules.kind === 'none') return suggested;
  return {
    kind: 'by_link',
    until_hours: String(rules.until_hours),
    free_moves: String(rules.free_moves),
    has_fee: rules.fee !== null,
    fee: rules.fee ?? suggested.fee,
    most_days_later: String(rules.most_days_later),
  };
};

/** Returns the rules as they are sent. */
export const movesOf = ({ kind, has_fee, fee, ...typed }: MovesDraft): MoveRulesView =>
  kind === 'none'
    ? { kind }
    : {
        kind,
        until_hours: numberOf(typed.until_hours),
        free_moves: numberOf(typed.free_moves),
        fee: has_fee ? (fee ?? Number.NaN) : null,
        most_days_later: numberOf(typed.most_days_later),
      };

/** Returns the rules to be checked. An amount that cannot be parsed is not a valid fee. */
export const rulesOf = (draft: MovesDraft): MoveRules => {
  const sent = movesOf(draft);
  if (sent.kind === 'none') return sent;
  const { fee, ...same } = sent;
  return { ...same, fee_cents: fee === null ? null : (centsOf(fee) ?? Number.NaN) };
};

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
