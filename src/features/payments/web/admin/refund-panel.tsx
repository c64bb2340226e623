import { Plus, Trash2 } from 'lucide-react';
import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { RefundStage } from '../../domain/refund/refund-rule.ts';
import { isStage, laterStage, mostRefundStages, wrongStages } from '../../domain/refund/refund-stages.ts';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import type { PaymentFieldsProps } from './provider-panel.tsx';
import { RefundPreview } from './refund-preview.tsx';

/** The automatic refund rule for cancellations by customers, with an example of what they are shown. */
export const RefundPanel = ({ form: { values, problems, change } }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { refund_rule_enabled: enabled, refund_stages: stages } = values;
  const setStages = (refund_stages: readonly RefundStage[]): void => change({ refund_stages });
  return (
    <Panel title={t('refund.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('refund.enabled')}
          hint={t(enabled ? 'refund.onHint' : 'refund.offHint')}
          name="refund_rule_enabled"
          checked={enabled}
          onChange={(refund_rule_enabled) => change({ refund_rule_enabled })}
        />
        {enabled && (
          <>
            {stages.length > 0 && <p>{t('refund.lead')}</p>}
            {stages.map((stage, index) => (
              <Stage
                // oxlint-disable-next-line react/no-array-index-key -- stages have no id; their position identifies them
                key={index}
                stages={stages}
                index={index}
                problems={problems}
                onChange={(changed) => setStages(stages.with(index, { ...stage, ...changed }))}
                onRemove={() => setStages(stages.toSpliced(index, 1))}
              />
            ))}
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="text-muted">{t(stages.length === 0 ? 'refund.never' : 'refund.afterwards')}</p>
              {stages.length < mostRefundStages ? (
                <Button look="secondary" onClick={() => setStages([...stages, laterStage(stages.at(-1))])}>
                  <Plus size={16} aria-hidden="true" />
                  {t('refund.add')}
                </Button>
              ) : (
                <p className="text-sm text-muted">{t('refund.most', mostRefundStages)}</p>
              )}
            </div>
            <RefundPreview stages={stages} />
          </>
        )}
      </div>
    </Panel>
  );
};

interface StageProps {
  readonly problems: Problems;
  readonly stages: readonly RefundStage[];
  readonly index: number;
  readonly onChange: (changed: Partial<RefundStage>) => void;
  readonly onRemove: () => void;
}

const limits = { days_before: { min: 0, max: 365 }, percent: { min: 1, max: 100 } } as const;

const Stage = ({ problems, stages, index, onChange, onRemove }: StageProps) => {
  const t = useTexts(paymentsAdminTexts);
  const stage = stages[index] as RefundStage;
  const problemOf = (field: keyof RefundStage): string | undefined => {
    if (!isStage(stage, field)) return t(`refund.range.${field}`);
    const wrong = wrongStages(stages).some((found) => found.index === index && found.field === field);
    return wrong ? t('refund.order') : undefined;
  };
  const number = (field: keyof RefundStage, label: string) => (
    <Field label={label} error={problemOf(field) ?? problems[`refund_stages.${index}.${field}`]}>
      {(control) => (
        <input
          {...control}
          {...limits[field]}
          type="number"
          step={1}
          name={`refund_stages.${index}.${field}`}
          value={Number.isNaN(stage[field]) ? '' : stage[field]}
          onChange={(event) => onChange({ [field]: event.target.valueAsNumber })}
          className={`${control.className} tabular`}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-x-3">
      <legend className="sr-only">{t('refund.stage', index + 1)}</legend>
      {number('days_before', t('refund.days'))}
      {number('percent', t('refund.percent'))}
      <button
        type="button"
        aria-label={t('refund.remove', index + 1)}
        title={t('refund.remove', index + 1)}
        onClick={onRemove}
        className="icon-button mt-[calc(1lh+0.375rem)]"
      >
        <Trash2 size={16} aria-hidden="true" />
      </button>
    </fieldset>
  );
};
