import type { Dispatch, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PaymentPlan } from '#features/payments/domain/payment-plan.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { afterPress } from '#shared/web/press/press.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import { shownPrice } from './confirm/booking-request.ts';
import { ConfirmAction } from './confirm/confirm-action.tsx';
import { ConfirmStep } from './confirm/confirm-step.tsx';
import { reducedSale } from './confirm/reduced.ts';
import { useConfirmation } from './confirm/use-confirmation.ts';
import { useReduction } from './confirm/use-reduction.ts';
import { useReservationCheck } from './confirm/use-reservation-check.ts';
import { DetailsStep } from './details/details-step.tsx';
import type { ChosenService } from './extras/chosen-extras.ts';
import { BookingSummary } from './frame/booking-summary.tsx';
import { WizardBody } from './frame/wizard-body.tsx';
import { call } from './state/booking-calls.ts';
import type { Payment } from './state/use-payment.ts';
import type { Step, WizardAction, WizardState } from './state/wizard-state.ts';
import { DateStep } from './time/date-step.tsx';
import { TimesInstead } from './time/next-times.tsx';
import { SessionTime, ShortTime } from './time/session-time.tsx';
import { useBookableSpan, useFirstFreeMonth } from './time/use-first-free-month.ts';
import { useSlots } from './time/use-slots.ts';

// Rarely shown.
const NothingFree = lazy(async () => ({ default: (await afterPress(import('./time/nothing-free.tsx'))).NothingFree }));

interface LaterStepsProps {
  readonly state: WizardState;
  readonly dispatch: Dispatch<WizardAction>;
  readonly service: ChosenService | undefined;
  /** One of the photographers, or anyone. */
  readonly photographer: Pick<PublicPhotographer, 'id' | 'name'> | undefined;
  readonly calendar: PublicCalendarSettings | undefined;
  readonly offersWhatsapp: boolean;
  readonly mustConfirm: boolean;
  readonly plan: PaymentPlan;
  readonly payment: Pick<Payment, 'studio' | 'services' | 'unknown' | 'loading' | 'reload'>;
  /** Called when the server reports another price than the page: the services are loaded again. */
  readonly onPriceChanged: () => void;
  readonly headingId: string;
  /** The photographers who offer the service. */
  readonly photographers: readonly PublicPhotographer[];
  /**
   * The button that leads on from steps 2 and 3. `when`: the chosen time; `reason`: why it is disabled, if only the
   * caller knows that.
   */
  readonly nextAction: (when: ReactNode, reason?: string) => ReactNode;
  readonly onNext: () => void;
  readonly onStep: (step: Step) => void;
}

/** Steps 2 to 4. Their code is loaded while the customer is busy with step 1. */
export const LaterSteps = (fullSale: LaterStepsProps) => {
  const entered = useReduction(fullSale, fullSale.state.step === 3 && !fullSale.state.reserved);
  const props = { ...fullSale, ...reducedSale(fullSale, entered.reduction, entered.isChecking) };
  const { state, dispatch, service, photographer, plan, payment, headingId, nextAction, onNext, onStep } = props;
  const { step, start } = state;
  const t = useTexts(wizardTexts);
  const slots = useSlots(state, dispatch);
  const company = useCompany(step);
  const confirmation = useConfirmation(state, dispatch, {
    shown: payment.unknown || !service ? undefined : shownPrice(service, plan),
    company: company.value !== undefined,
    onPriceChanged: () => {
      props.onPriceChanged();
      payment.reload();
    },
    onPriceUnknown: payment.reload,
  });
  const sale = { ...props, ...(confirmation.full && { plan: { kind: 'full' as const, eur: confirmation.full } }) };
  useReservationCheck(state.reserved, dispatch);
  const days = useDays(props);
  const when = start && service && <ChosenTime start={start} minutes={service.duration_min} />;
  return (
    <WizardBody
      key={step}
      headingId={headingId}
      notice={state.notice}
      photographer={state.photographer_name}
      summary={<BookingSummary service={service} photographer={photographer} when={when} priced={step !== 3} />}
      action={
        step === 3 ? (
          <LastAction {...sale} {...{ confirmation, company }} isChecking={entered.isChecking} />
        ) : (
          nextAction(start && <ShortTime start={start} />, days.wayOut ? t('full.heading') : undefined)
        )
      }
    >
      {step === 1 && (
        <>
          <Instead state={state} dispatch={dispatch} />
          <DateStep key={state.photographer_id} {...props} slots={slots} {...days} />
        </>
      )}
      {step === 2 && (
        <DetailsStep
          details={state.details}
          dispatch={dispatch}
          offersWhatsapp={props.offersWhatsapp}
          onSubmit={onNext}
        />
      )}
      {step === 3 && <ConfirmStep {...sale} {...{ fullSale, entered, company, confirmation }} onChange={onStep} />}
    </WizardBody>
  );
};

interface LastActionProps extends Pick<LaterStepsProps, 'service' | 'plan' | 'payment' | 'mustConfirm' | 'state'> {
  readonly confirmation: ReturnType<typeof useConfirmation>;
  readonly company: ReturnType<typeof useCompany>;
  readonly isChecking: boolean;
}

const LastAction = ({ service, plan, payment, mustConfirm, state, isChecking, ...rest }: LastActionProps) => (
  <ConfirmAction
    service={service}
    plan={payment.unknown ? undefined : plan}
    confirmation={rest.confirmation}
    isLoading={
      !state.reserved &&
      (isChecking || (payment.unknown && payment.loading) || (rest.company.loading && rest.company.value === undefined))
    }
    // A reserved booking is paid at once.
    mustConfirm={mustConfirm && !state.reserved}
    vat={rest.company.value?.vat_regime}
  />
);

/** Times in place of one that was taken. */
const Instead = ({ state, dispatch }: Pick<LaterStepsProps, 'state' | 'dispatch'>) => (
  <TimesInstead
    starts={state.notice && state.instead}
    onSlot={(date, start) => dispatch({ type: 'slot', date, start })}
  />
);

/** The bookable days, the first month with free days, and what to show if there is none. */
const useDays = ({ state, dispatch, calendar, service, photographer, photographers, onStep }: LaterStepsProps) => {
  const span = useBookableSpan(calendar);
  const first = useFirstFreeMonth(state, span, state.step === 1 && !state.reserved);
  const wayOut = first.value?.days.length === 0 && (
    <Suspense>
      <NothingFree
        photographer={photographer}
        // With any photographer chosen, everybody is fully booked.
        others={photographer?.id === anyone ? [] : photographers.filter(({ id }) => id !== photographer?.id)}
        last={span.last}
        onPhotographer={(id) => dispatch({ type: 'photographer', id })}
        onServices={() => onStep(0)}
      />
    </Suspense>
  );
  return { span, first, wayOut: service && wayOut };
};

/** The chosen time as the summary shows it. */
export const ChosenTime = ({ start, minutes }: { readonly start: string; readonly minutes: number }) => (
  <SessionTime start={start} minutes={minutes} brief />
);

export { FirstTimes } from './time/first-times.tsx';

/** Loads the studio's name and address, from step 3 on. */
const useCompany = (step: Step) => {
  const [isWanted, setWanted] = useState(step >= 2);
  if (step >= 2 && !isWanted) setWanted(true);
  return useLoading(isWanted ? 'company' : undefined, (signal) => call('GET /api/company/info', {}, { signal }));
};

// Also exports the calendar for the page that moves a session: a separate file for it would be larger in total.
export { addMonths, monthOf } from '#shared/web/month/month-days.ts';
export { MonthGrid } from '#shared/web/month/month-grid.tsx';
export { DaySlots } from './time/day-slots.tsx';
export { firstFreeMonth } from './time/first-free-month.ts';
export { NextTimes, TimesInstead } from './time/next-times.tsx';
