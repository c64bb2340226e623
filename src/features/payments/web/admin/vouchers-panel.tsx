import { Tick } from '#features/settings/web/parts/admin/tick.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { paymentsAdminTexts } from '../../texts/admin-handle.ts';
import type { PaymentValues } from './payment-values.ts';
import { NumberField } from './prepayment-panel.tsx';
import type { PaymentFieldsProps } from './provider-panel.tsx';

/** Selling vouchers on the website, and of which amounts. */
export const VouchersPanel = ({ form: { values, field, change } }: PaymentFieldsProps) => {
  const t = useTexts(paymentsAdminTexts);
  const { vouchers_online_enabled: isOn, voucher_least: least, voucher_most: most, stripe_enabled, currency } = values;
  const limits = { min: 1, max: 10_000, step: 0.01 };
  return (
    <Panel title={t('vouchers.title')}>
      <div className="grid gap-4">
        <Tick
          label={t('vouchers.enabled')}
          hint={t('vouchers.hint')}
          name="vouchers_online_enabled"
          checked={isOn}
          onChange={(vouchers_online_enabled) => change({ vouchers_online_enabled })}
        />
        {isOn && (!stripe_enabled || currency !== 'EUR') && (
          <p className="font-medium text-warning">{t('vouchers.needs')}</p>
        )}
        {(isOn || !isSoundVoucher(values)) && (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField
              {...field('voucher_least')}
              label={t('vouchers.least')}
              range={t('vouchers.range')}
              sound={isAmount(least) && least <= most}
              limits={limits}
            />
            <NumberField
              {...field('voucher_most')}
              label={t('vouchers.most')}
              range={t('vouchers.range')}
              sound={isAmount(most)}
              limits={limits}
            />
          </div>
        )}
      </div>
    </Panel>
  );
};

const isAmount = (eur: number): boolean => eur >= 1 && eur <= 10_000 && Math.round(eur * 100) / 100 === eur;

/** Whether the amounts can be saved. */
export const isSoundVoucher = ({ voucher_least: least, voucher_most: most }: PaymentValues): boolean =>
  isAmount(least) && isAmount(most) && least <= most;
