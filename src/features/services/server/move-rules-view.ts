import { euroOf } from '#shared/kernel/money/euro.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { MoveRules } from '../domain/move-rules.ts';
import type { MoveRulesView } from '../move-rules-contract.ts';

export const moveRulesView = (rules: MoveRules): MoveRulesView => {
  if (rules.kind === 'none') return { kind: 'none' };
  const { fee_cents, ...same } = rules;
  return { ...same, fee: fee_cents === null ? null : euroOf(fee_cents) };
};

/** Returns move rules as they are stored. */
export const moveRulesOf = (sent: MoveRulesView): MoveRules => {
  if (sent.kind === 'none') return { kind: 'none' };
  const { fee, ...same } = sent;
  return { ...same, fee_cents: fee === null ? null : wholeCentsOf(fee) };
};
