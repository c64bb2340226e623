import { useState } from 'react';
import { centsOf } from '#shared/kernel/money.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { MoneyField, moneyIn } from '#shared/web/admin/typed/money-field.tsx';
import { isChecked, numberIn } from '#shared/web/admin/use-form-check.ts';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { serviceProblems } from '../../domain/service-rules.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { noticeFieldProblems, noticeIn, ServiceNotice } from './service-notice.tsx';

interface ServiceTermsProps {
  readonly service: AdminService | undefined;
  readonly problems: Readonly<Record<string, string>>;
}

/** Duration, price, prepayment, notice, and whether it is on offer: the fields that every service has. */
export const ServiceTerms = ({ service, problems }: ServiceTermsProps) => {
  const t = useTexts(servicesAdminTexts);
  const [payment, setPayment] = useState(service?.payment_enabled ?? false);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t('form.duration')} error={problems['duration_min']}>
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              name="duration_min"
              required
              min={1}
              max={1440}
              step={1}
              defaultValue={service?.duration_min ?? 60}
            />
          )}
        </Field>
        <MoneyField
          label={t('form.price')}
          name="price_eur"
          initial={service?.price_eur ?? 0}
          error={problems['price_eur']}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2 sm:items-start">
        <div>
          <Checkbox name="active" defaultChecked={service?.active ?? true} label={t('form.active')} />
          <Checkbox
            name="payment_enabled"
            checked={payment}
            onChange={(event) => setPayment(event.target.checked)}
            label={t('form.payment')}
          />
        </div>
        {payment && (
          <MoneyField
            label={t('form.prepayment')}
            name="prepayment_amount"
            initial={service?.prepayment_amount ?? 0}
            hint={t('form.prepaymentHint')}
            error={problems['prepayment_amount']}
          />
        )}
      </div>
      <ServiceNotice service={service} invalid={'notice_hours' in problems || 'notice_until' in problems} />
    </>
  );
};

/** Returns the values of these fields. Without a prepayment of its own the stored amount stays. */
export const termsIn = (form: HTMLFormElement, before: AdminService | undefined) => ({
  ...noticeIn(form, before),
  duration_min: numberIn(form, 'duration_min'),
  price_eur: moneyIn(form, 'price_eur'),
  active: isChecked(form, 'active'),
  payment_enabled: isChecked(form, 'payment_enabled'),
  ...(isChecked(form, 'payment_enabled') ? { prepayment_amount: moneyIn(form, 'prepayment_amount') } : {}),
});

/** Returns the errors that the fields alone cannot detect: the prepayment must not exceed the price, and the notice. */
export const termsProblems = (form: HTMLFormElement, tooHigh: string): Record<string, string | undefined> => {
  const price_cents = centsOf(moneyIn(form, 'price_eur')) ?? 0;
  const prepayment_cents = isChecked(form, 'payment_enabled') ? (centsOf(moneyIn(form, 'prepayment_amount')) ?? 0) : 0;
  const problems = serviceProblems({
    name: '',
    description: '',
    is_system_service: false,
    price_cents,
    prepayment_cents,
  });
  return { ...noticeFieldProblems(form), ...(problems.length > 0 ? { prepayment_amount: tooHigh } : {}) };
};
