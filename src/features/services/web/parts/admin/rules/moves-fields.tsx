import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { moveLimits, moveRulesProblems } from '../../../../domain/move-rules.ts';
import { serviceRulesTexts } from '../../../../texts/rules-handle.ts';
import { type MovesDraft, rulesOf } from './moves-draft.ts';

interface MovesFieldsProps {
  readonly moves: MovesDraft;
  readonly onChange: (moves: MovesDraft) => void;
  /** Whether to show that the rules are invalid. */
  readonly invalid: boolean;
}

const numbers = ['until_hours', 'free_moves', 'most_days_later'] as const;

/** Whether customers may move their sessions, with the deadline, the number of moves, the fee and the latest day. */
export const MovesFields = ({ moves, onChange, invalid }: MovesFieldsProps) => {
  const t = useTexts(serviceRulesTexts);
  const problems = invalid ? moveRulesProblems(rulesOf(moves), []) : [];
  const errorOf = (field: string): string | undefined => {
    if (!problems.some(({ loc }) => loc[0] === field)) return undefined;
    if (field === 'fee') return t('moves.fee.problem');
    const isOnlyMissing = field === 'free_moves' && moves.free_moves.trim() === '0';
    if (isOnlyMissing) return t('moves.free_moves.problem');
    return t('rules.number', { ...moveLimits[field as (typeof numbers)[number]], step: 1 });
  };
  return (
    <fieldset name="move_rules" className="@container grid content-start gap-3">
      <legend className="sr-only">{t('moves.title')}</legend>
      <Checkbox
        name="moves_by_link"
        checked={moves.kind === 'by_link'}
        onChange={({ target: { checked } }) => onChange({ ...moves, kind: checked ? 'by_link' : 'none' })}
        label={t('moves.by_link')}
        hint={t('moves.by_link.hint')}
      />
      {moves.kind === 'by_link' && (
        <>
          <div className="grid items-start gap-3 @md:grid-cols-3">
            {numbers.map((name) => (
              <Field key={name} label={t(`moves.${name}`)} error={errorOf(name)}>
                {(control) => (
                  <input
                    {...control}
                    name={name}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                    value={moves[name]}
                    onChange={(event) => onChange({ ...moves, [name]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
          <Checkbox
            name="moves_has_fee"
            checked={moves.has_fee}
            onChange={({ target: { checked } }) => onChange({ ...moves, has_fee: checked })}
            label={t('moves.has_fee')}
          />
          {moves.has_fee && (
            <MoneyField
              name="moves_fee"
              label={t('moves.fee')}
              hint={t('moves.fee.hint')}
              value={moves.fee}
              onChange={(fee) => onChange({ ...moves, fee })}
              error={errorOf('fee')}
            />
          )}
        </>
      )}
    </fieldset>
  );
};
