import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import { NumberField } from './prepayment-panel.tsx';
import type { PaymentFieldsProps } from './provider-panel.tsx';

/** Half of the price. */
const usualPercent = 50;

export const isSoundFee = (percent: number): boolean => Number.isInteger(percent) && percent >= 0 && percent <= 100;

/** Which part of the price whoever does not come owes. */
export const NoShowPanel = ({ form: { values, field, change } }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { no_show_fee_percent: percent } = values;
  return (
    <Panel title={t('noShow.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('noShow.enabled')}
          hint={t('noShow.hint')}
          name="no_show_fee_on"
          checked={percent !== 0}
          onChange={(on) => change({ no_show_fee_percent: on ? usualPercent : 0 })}
        />
        {percent !== 0 && (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              label={t('noShow.percent')}
              range={t('noShow.range')}
              {...field('no_show_fee_percent')}
              sound={isSoundFee(percent) && percent > 0}
              limits={{ min: 1, max: 100, step: 1 }}
            />
          </div>
        )}
      </div>
    </Panel>
  );
};
