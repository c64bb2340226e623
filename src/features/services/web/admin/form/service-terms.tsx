import { DailyLimit, limitIn, limitTextOf } from '#features/resources/web/parts/admin/daily-limit.tsx';
import { centsOf } from '#shared/kernel/money/money.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { MoneyField } from '#shared/web/admin/typed/money-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../../contract.ts';
import { serviceProblems } from '../../../domain/service-rules.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { type AroundValues, aroundIn, aroundValuesOf, ServiceAround } from '../service-around.tsx';
import { type ExtrasValues, extrasIn, extrasValuesOf } from './extras-values.ts';
import { areKeptHoursWrong, type KeptHoursValues, keptHoursIn, keptHoursValuesOf } from './kept-hours-values.ts';
import {
  type BirthWindowValues,
  birthWindowIn,
  birthWindowValuesOf,
  isBirthWindowReversed,
  ServiceBirthWindow,
} from './service-birth-window.tsx';
import { ServiceExtras } from './service-extras.tsx';
import { ServiceKeptHours } from './service-kept-hours.tsx';
import { type MovesValues, movesIn, movesProblem, movesValuesOf, ServiceMoves } from './service-moves.tsx';
import { type NeedsDraft, needsDraftOf, needsIn, needTooMuch, ServiceNeeds } from './service-needs.tsx';
import { type NoticeValues, noticeIn, noticeProblem, noticeValuesOf, ServiceNotice } from './service-notice.tsx';
import { ServiceWithdrawal, type WithdrawalValues, withdrawalIn, withdrawalValuesOf } from './service-withdrawal.tsx';
import { useNeedChoices } from './use-need-choices.ts';

/** The values of the fields that every service has. Amounts are EUR, undefined while they cannot be parsed. */
export interface Terms
  extends NoticeValues,
    MovesValues,
    AroundValues,
    ExtrasValues,
    WithdrawalValues,
    BirthWindowValues,
    KeptHoursValues {
  readonly daily_limit: string;
  readonly needs: NeedsDraft;
  readonly duration_min: string;
  readonly price_eur: number | undefined;
  readonly active: boolean;
  readonly payment_enabled: boolean;
  readonly prepayment_amount: number | undefined;
}

/** Duration, price, prepayment, notice, needs, minutes before and after, daily limit, and whether it is on offer. */
export const ServiceTerms = ({
  values,
  field,
  hasExtras = false,
}: FieldsOf<Terms> & { readonly hasExtras?: boolean }) => {
  const t = useTexts(servicesAdminTexts);
  const tick = (name: 'active' | 'payment_enabled') => ({
    name,
    checked: values[name],
    onChange: (event: { target: { checked: boolean } }) => field(name).onChange(event.target.checked),
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field('duration_min')}
          label={t('form.duration')}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={1440}
          step={1}
        />
        <MoneyField {...field('price_eur')} label={t('form.price')} />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2 sm:items-start">
        <div>
          <Checkbox {...tick('active')} label={t('form.active')} />
          <Checkbox {...tick('payment_enabled')} label={t('form.payment')} />
        </div>
        {values.payment_enabled && (
          <div className="pb-4 sm:pb-0">
            <MoneyField {...field('prepayment_amount')} label={t('form.prepayment')} hint={t('form.prepaymentHint')} />
          </div>
        )}
      </div>
      <ServiceNotice values={values} field={field} />
      <ServiceMoves values={values} field={field} />
      <ServiceAround values={values} field={field} />
      <div className="-mt-4">
        <DailyLimit {...field('daily_limit')} />
      </div>
      <ServiceNeeds {...field('needs')} />
      <ServiceWithdrawal values={values} field={field} />
      {hasExtras && <ServiceBirthWindow values={values} field={field} />}
      {hasExtras && values.has_birth_window && <ServiceKeptHours values={values} field={field} />}
      {hasExtras && <ServiceExtras values={values} field={field} />}
    </>
  );
};

export const termsOf = (service: AdminService | undefined): Terms => ({
  duration_min: String(service?.duration_min ?? 60),
  price_eur: service?.price_eur ?? 0,
  active: service?.active ?? true,
  payment_enabled: service?.payment_enabled ?? false,
  prepayment_amount: service?.prepayment_amount ?? 0,
  ...noticeValuesOf(service),
  ...movesValuesOf(service),
  needs: needsDraftOf(service),
  ...aroundValuesOf(service),
  ...extrasValuesOf(service),
  ...withdrawalValuesOf(service),
  ...birthWindowValuesOf(service),
  ...keptHoursValuesOf(service),
  daily_limit: limitTextOf(service),
});

/** Returns the values as they are sent. Without a prepayment of its own the stored amount stays. */
export const termsIn = (terms: Terms, before: AdminService | undefined) => ({
  ...noticeIn(terms, before),
  ...movesIn(terms, before),
  ...needsIn(terms.needs, before),
  ...aroundIn(terms, before),
  ...extrasIn(terms, before),
  ...withdrawalIn(terms, before),
  ...birthWindowIn(terms, before),
  ...(terms.has_birth_window && keptHoursIn(terms, before)),
  ...limitIn(terms.daily_limit, before),
  duration_min: Number(terms.duration_min),
  price_eur: terms.price_eur ?? 0,
  active: terms.active,
  payment_enabled: terms.payment_enabled,
  ...(terms.payment_enabled ? { prepayment_amount: terms.prepayment_amount ?? 0 } : {}),
});

/** Returns the errors that the fields alone cannot detect: of the prepayment, the notice and the needs. */
export const useTermsCheck = () => {
  const t = useTexts(servicesAdminTexts);
  const choices = useNeedChoices();
  return (terms: Terms): Problems => {
    const problems = serviceProblems({
      name: '',
      description: '',
      is_system_service: false,
      price_cents: centsOf(terms.price_eur ?? 0) ?? 0,
      prepayment_cents: terms.payment_enabled ? (centsOf(terms.prepayment_amount ?? 0) ?? 0) : 0,
    });
    return {
      prepayment_amount: problems.length > 0 ? t('form.prepaymentTooHigh') : undefined,
      minimum_notice: noticeProblem(terms),
      move_rules: movesProblem(terms),
      last_day: isBirthWindowReversed(terms) ? t('form.birth.reversed') : undefined,
      kept_hours: terms.has_birth_window && areKeptHoursWrong(terms) ? t('form.kept.reversed') : undefined,
      needs: choices && needTooMuch(terms.needs, choices) ? t('needs.tooMany') : undefined,
    };
  };
};
