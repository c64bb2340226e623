import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../../contract.ts';
import { moveRulesProblems } from '../../../domain/move-rules.ts';
import { serviceRulesTexts } from '../../../texts/rules-handle.ts';
import { type MovesDraft, movesDraftOf, movesOf, rulesOf } from '../../parts/admin/rules/moves-draft.ts';
import { MovesFields } from '../../parts/admin/rules/moves-fields.tsx';

export interface MovesValues {
  readonly moves_own: boolean;
  /** Undefined: as the studio's, until it is edited. */
  readonly move_rules: MovesDraft | undefined;
}

/** Whether customers may move sessions of a service: by the rules of the studio, unless the service has its own. */
export const ServiceMoves = ({ values, field }: FieldsOf<MovesValues>) => {
  const t = useTexts(serviceRulesTexts);
  const settings = useCalendarSettings().data;
  const [own, rules] = [field('moves_own'), field('move_rules')];
  const draft = rules.value ?? movesDraftOf(settings?.move_rules);
  return (
    // A further checkbox in the group above.
    <div className="-mt-4">
      <Checkbox
        name="moves_own"
        checked={own.value}
        onChange={({ target: { checked } }) => {
          own.onChange(checked);
          if (!rules.value) rules.onChange(movesDraftOf(settings?.move_rules));
        }}
        label={t('moves.own')}
      />
      {values.moves_own && (
        <div className="pb-4">
          <MovesFields moves={draft} onChange={rules.onChange} invalid={rules.error !== undefined} />
        </div>
      )}
    </div>
  );
};

export const movesValuesOf = (service: AdminService | undefined): MovesValues => ({
  moves_own: Boolean(service?.move_rules),
  move_rules: service?.move_rules ? movesDraftOf(service.move_rules) : undefined,
});

/** Returns the change of the rules; no field while the service has no rules of its own. */
export const movesIn = (
  { moves_own, move_rules }: MovesValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'move_rules'> => {
  if (moves_own && move_rules) return { move_rules: movesOf(move_rules) };
  return before?.move_rules ? { move_rules: null } : {};
};

/** Whether the rules are invalid; the text is shown by its field. */
export const movesProblem = ({ moves_own, move_rules }: MovesValues): string | undefined =>
  moves_own && move_rules ? moveRulesProblems(rulesOf(move_rules), [])[0]?.msg : undefined;
