import type { ComponentProps, ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import type { PublicCalendarSettings } from '#features/hours/contract.ts';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import { planOnCard, planOnConfirmation } from '#features/payments/domain/payment-plan.ts';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import type { PublicService } from '#features/services/contract.ts';
import { laterCode } from '#shared/web/call/later-code.ts';
import type { PageProps } from '#shared/web/page.ts';
import { lastAct } from '#shared/web/press/press.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import { type Extras, useExtras } from './extras/use-extras.ts';
import { BookingSummary } from './frame/booking-summary.tsx';
import { NextAction, NothingToBook } from './frame/next-action.tsx';
import { StepBoundary, StepMissing } from './frame/step-boundary.tsx';
import { useStepTitle } from './frame/use-step-title.ts';
import { WithoutScript } from './frame/without-script.tsx';
import { StepComing, WizardBody } from './frame/wizard-body.tsx';
import { WizardFrame } from './frame/wizard-frame.tsx';
import { ServiceStep } from './service/service-step.tsx';
import { usePhotographers } from './service/use-photographers.ts';
import { useGoneService, useServices } from './service/use-services.ts';
import { useMissing } from './state/use-missing.ts';
import { usePayment } from './state/use-payment.ts';
import { useWizard } from './state/use-wizard.ts';
import type { Step, WizardState } from './state/wizard-state.ts';

/**
 * The data the server renders into the page; undefined: it could not be read, and the wizard loads it or does without.
 */
export interface WizardData {
  readonly services: readonly PublicService[] | undefined;
  readonly paymentConfigs: Readonly<Record<string, ServicePaymentConfig>> | undefined;
  readonly payment: PublicPaymentConfig | undefined;
  readonly calendar: PublicCalendarSettings | undefined;
  /** Whether the studio can send reminders by WhatsApp. */
  readonly whatsapp: boolean | undefined;
  /** Whether customers must confirm their e-mail address before the booking counts. */
  readonly mustConfirm: boolean | undefined;
  /** Set if photographers have portraits, so that the page loads how they are shown. */
  readonly picturesLater?: true | undefined;
}

const arriving = <T,>(code: Promise<T>): Promise<T> =>
  code.catch((error: unknown) => {
    throw new StepMissing('The code of the later steps did not arrive', { cause: error });
  });
const laterSteps = laterCode(() => arriving(import('./later-steps.tsx')));
const lazySteps = () => laterSteps.component((code) => code.LaterSteps);
const FirstTry = lazySteps();
const FirstTimes = laterSteps.component((code) => code.FirstTimes);
const ChosenTime = laterSteps.component((code) => code.ChosenTime);

/** The booking wizard: four steps from a service to a booking. */
export const Wizard = ({ data, site, search }: PageProps<WizardData>) => {
  const services = useServices(data.services);
  const { state, dispatch, go, linked } = useWizard(services.list, search);
  const { step, service_id } = state;
  const { listed, extras, service } = useChosenService(services.list, state);
  const photographers = usePhotographers(state, dispatch, offersAnyone(data));
  const photographer = usePhotographer(state, photographers.value);
  const { payment, configs } = useConfigs(data, state);
  const [LaterSteps, setLater] = useState(() => FirstTry);
  const hasMoved = useHasMoved(step);
  const missing = useMissing(state);
  useGoneService(services, service_id, dispatch);
  usePreparedSteps(service_id !== undefined);
  useStepTitle(step, site.company_name);

  const next = (): void => (missing === undefined ? leaveStep(state, listed, go) : undefined);
  const action = (when?: ReactNode, reason?: string) =>
    services.list?.length === 0 ? (
      <NothingToBook />
    ) : (
      <NextAction step={step} service={service ?? listed} when={when} missing={reason ?? missing} onNext={next} />
    );
  return (
    <WizardFrame step={step} onStep={state.reserved ? undefined : go}>
      {(headingId) =>
        step === 0 ? (
          <FirstStep
            {...{ headingId, state, dispatch, go, services, photographers, photographer, linked, data, site, extras }}
            service={listed}
            isFirst={!hasMoved}
            action={action()}
            planOf={({ id }) => planOnCard(configs(id))}
          />
        ) : (
          <StepBoundary onRetry={() => setLater(lazySteps)}>
            <Suspense fallback={<StepComing />}>
              <LaterSteps
                {...{ service, photographer }}
                headingId={headingId}
                state={state}
                dispatch={dispatch}
                calendar={data.calendar}
                offersWhatsapp={data.whatsapp === true}
                mustConfirm={data.mustConfirm === true}
                plan={planOfChoice(extras, configs(service_id ?? ''))}
                payment={payment}
                onPriceChanged={services.reload}
                photographers={photographers.value ?? []}
                nextAction={action}
                onNext={next}
                onStep={go}
              />
            </Suspense>
          </StepBoundary>
        )
      }
    </WizardFrame>
  );
};

const leaveStep = (state: WizardState, service: PublicService | undefined, go: (step: Step) => void): void => {
  // An hour is chosen only after the birth: there is no calendar to show.
  if (state.step === 0 && service?.birth_window) location.assign(placeAddress(state));
  else go((state.step + 1) as Step);
};

/** The page on which a place is taken, with the choice. */
const placeAddress = ({ service_id, photographer_id }: WizardState): string =>
  `/birth-window?service=${service_id}${photographer_id === anyone ? '' : `&photographer=${photographer_id}`}`;

/** The service as the studio lists it, and the service with the choice. */
const useChosenService = (list: readonly PublicService[] | undefined, { service_id, extras: chosen }: WizardState) => {
  const listed = list?.find(({ id }) => id === service_id);
  const extras = useExtras(listed, chosen);
  return { listed, extras, service: extras.chosenService };
};

const planOfChoice = ({ code, chosenService }: Extras, configs: ReturnType<ReturnType<typeof useConfigs>['configs']>) =>
  planOnConfirmation(code?.configsWith(configs, chosenService) ?? configs);

/** How a service is paid for. */
const useConfigs = (data: WizardData, { service_id, step }: Pick<WizardState, 'service_id' | 'step'>) => {
  const payment = usePayment(
    { studio: data.payment, services: data.paymentConfigs ?? {} },
    { service_id, confirming: step === 3 },
  );
  return { payment, configs: (id: string) => ({ service: payment.services[id], studio: payment.studio }) };
};

/** Whether the choice of the photographer may be left to the studio. */
const offersAnyone = ({ calendar }: WizardData): boolean => calendar?.any_photographer !== false;

/** Who was chosen: one of the photographers, or anyone under a name of its own. */
const usePhotographer = (
  { photographer_id }: WizardState,
  photographers: readonly PublicPhotographer[] | undefined,
): Pick<PublicPhotographer, 'id' | 'name'> | undefined => {
  const t = useTexts(wizardTexts);
  if (photographer_id === anyone) return { id: anyone, name: t('photographer.anyone') };
  return photographers?.find(({ id }) => id === photographer_id);
};

/** Whether another step than the first has been shown. */
const useHasMoved = (step: Step): boolean => {
  const [hasMoved, setMoved] = useState(false);
  if (step !== 0 && !hasMoved) setMoved(true);
  return hasMoved;
};

interface FirstStepProps extends Pick<ReturnType<typeof useWizard>, 'state' | 'dispatch' | 'go' | 'linked'> {
  readonly headingId: string;
  readonly services: ReturnType<typeof useServices>;
  /** Without what was chosen besides it. */
  readonly service: PublicService | undefined;
  readonly extras: Extras;
  readonly photographers: ReturnType<typeof usePhotographers>;
  readonly photographer: ComponentProps<typeof BookingSummary>['photographer'];
  readonly data: WizardData;
  readonly site: PageProps<WizardData>['site'];
  /** Whether no other step has been shown yet. */
  readonly isFirst: boolean;
  readonly action: ReactNode;
  readonly planOf: ComponentProps<typeof ServiceStep>['planOf'];
}

const FirstStep = (props: FirstStepProps) => {
  const { headingId, state, dispatch, go, services, service, photographers, photographer, linked } = props;
  const { data, site, isFirst, action, planOf, extras } = props;
  const { start } = state;
  const priced = extras.chosenService ?? service;
  return (
    <WizardBody
      headingId={headingId}
      notice={state.notice}
      photographer={state.photographer_name}
      isFirst={isFirst}
      action={action}
      summary={
        <BookingSummary
          service={priced}
          photographer={photographer}
          priced
          when={start && priced ? <ChosenBefore start={start} minutes={priced.duration_min} /> : undefined}
        />
      }
    >
      <WithoutScript site={site} />
      <ServiceStep
        services={services}
        service={service}
        linked={linked}
        planOf={planOf}
        onService={(id) => dispatch({ type: 'service', id })}
        photographers={photographers}
        photographerId={state.photographer_id}
        offersAnyone={offersAnyone(data)}
        onPhotographer={(id) => dispatch({ type: 'photographer', id })}
        firstTimes={
          service?.birth_window ? undefined : (
            <TimesAtOnce
              key={state.photographer_id}
              state={state}
              dispatch={dispatch}
              go={go}
              calendar={data.calendar}
            />
          )
        }
        headingId={headingId}
        extras={
          service &&
          extras.code?.choice(service, state.extras, (chosen) => dispatch({ type: 'extras', extras: chosen }))
        }
      />
    </WizardBody>
  );
};

/** The time that was already chosen in a later step. */
const ChosenBefore = (time: { readonly start: string; readonly minutes: number }) => (
  <StepBoundary>
    <Suspense>
      <ChosenTime {...time} />
    </Suspense>
  </StepBoundary>
);

interface TimesAtOnceProps extends Pick<ReturnType<typeof useWizard>, 'state' | 'dispatch' | 'go'> {
  readonly calendar: PublicCalendarSettings | undefined;
}

/** The next free times of the chosen photographer. Choosing one skips the calendar. */
const TimesAtOnce = ({ state, dispatch, go, calendar }: TimesAtOnceProps) => {
  const [act] = useState(lastAct);
  return (
    <StepBoundary>
      <Suspense>
        <FirstTimes
          chosen={state}
          calendar={calendar}
          act={act}
          onSlot={(date, start) => {
            dispatch({ type: 'slot', date, start });
            go(2);
          }}
        />
      </Suspense>
    </StepBoundary>
  );
};

/** Loads the code of the later steps during idle time, as soon as it is likely to be needed. */
const usePreparedSteps = (wanted: boolean): void => {
  useEffect(() => {
    if (!wanted) return undefined;
    const prepare = (): void => void laterSteps.load().catch(() => undefined);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(prepare, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(prepare, { timeout: 1000 });
    return () => cancelIdleCallback(idle);
  }, [wanted]);
};
