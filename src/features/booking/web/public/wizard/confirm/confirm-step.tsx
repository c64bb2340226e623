import type { ReactNode } from 'react';
import { lazy, Suspense, useId } from 'react';
import { anyone } from '#features/photographers/domain/anyone.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { servicesTexts } from '#features/services/texts/handle.ts';
import type { CompanyInfo } from '#features/settings/contract.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { Card } from '#shared/web/card.tsx';
import { afterPress } from '#shared/web/press/press.ts';
import { Skeleton } from '#shared/web/skeleton.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NotBooked } from '../../../parts/public/booked/not-booked.tsx';
import { TermsNote } from '../../../parts/public/booked/terms-note.tsx';
import { SessionTime } from '../time/session-time.tsx';
import type { ConfirmStepProps } from './confirm-step-props.ts';
import { PriceLines } from './price-lines.tsx';
import { RefundTerms } from './refund-terms.tsx';
import type { Confirmation } from './use-confirmation.ts';

// Loaded only where the service asks for it, takes a discount code, or whoever does not come owes a fee.
const Questions = lazy(async () => ({
  default: (await afterPress(import('./confirm-questions.tsx'))).ConfirmQuestions,
}));

// Rarely shown.
const PriceChanged = lazy(async () => ({
  default: (await afterPress(import('../../../parts/public/price-changed.tsx'))).PriceChanged,
}));

/** Step 4: a summary with price and conditions. */
export const ConfirmStep = (props: ConfirmStepProps) => {
  const { state, service, company, plan, payment, confirmation } = props;
  return (
    <>
      <NotBooked error={confirmation.error} />
      {confirmation.priceChange && (
        <Suspense>
          <PriceChanged priceChange={confirmation.priceChange} />
        </Suspense>
      )}
      <LoadProblems payment={payment} company={company} />
      {state.reserved && <ReservedNote confirmation={confirmation} />}
      <Session {...props} />
      <Customer {...props} />
      {service && (
        <Part title="confirmation.pricing">
          {payment.unknown ? <Skeleton className="h-6 w-40" /> : <PriceLines service={service} plan={plan} />}
        </Part>
      )}
      <RefundTerms {...props} />
      {service &&
        (service.withdrawal_right === 'express_request' ||
          payment.services[service.id]?.takes_codes ||
          payment.studio?.no_show_fee_percent ||
          props.entered.reduction ||
          props.entered.refused) &&
        !state.reserved && (
          <Suspense>
            <Questions {...props} />
          </Suspense>
        )}
      <TermsNote className="px-1 text-ground-muted [&_a]:text-ground-ink" />
    </>
  );
};

/** What the confirmation requires and could not be loaded. */
const LoadProblems = ({ payment, company }: Pick<ConfirmStepProps, 'payment' | 'company'>) => (
  <>
    {payment.unknown && !payment.loading && <LoadProblem of="payment" reload={payment.reload} />}
    {company.error !== undefined && <LoadProblem of="company" {...company} />}
  </>
);

interface LoadProblemProps {
  readonly of: 'company' | 'payment';
  readonly error?: unknown;
  readonly reload: () => void;
}

const LoadProblem = ({ of, error, reload }: LoadProblemProps) => {
  const t = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  const messageOf = useErrorMessage();
  const why = t(`confirmation.${of}.why`);
  return (
    <ErrorBox title={t(`confirmation.${of}.error`)} message={error === undefined ? why : `${messageOf(error)} ${why}`}>
      <Button look="secondary" onClick={reload}>
        {shared('error.retry')}
      </Button>
    </ErrorBox>
  );
};

const ReservedNote = ({ confirmation }: { readonly confirmation: Confirmation }) => {
  const t = useTexts(wizardTexts);
  return (
    <div className="rounded-field bg-success-soft p-4 text-ink">
      <p className="font-semibold text-success">{t('reserved.title')}</p>
      <p className="mt-1">{t('reserved.text')}</p>
      <Button look="quiet" className="-ml-5" onClick={confirmation.release}>
        {t('reserved.release')}
      </Button>
    </div>
  );
};

const Session = ({ state, service, photographer, company, onChange }: ConfirmStepProps) => {
  const t = useTexts(wizardTexts);
  const services = useTexts(servicesTexts);
  const { language } = useLanguage();
  const change = state.reserved ? undefined : onChange;
  return (
    <Part title="confirmation.session">
      <Fact name="confirmation.service" onChange={change && (() => change(0))}>
        {service ? serviceName(service, language) : <Skeleton className="h-6 w-40" />}
        {service?.pricedLines}
      </Fact>
      <Fact name="confirmation.photographer">
        {photographer?.name ?? <Skeleton className="h-6 w-32" />}
        {photographer?.id === anyone && (
          <span className="block text-sm text-muted">{t('photographer.anyone.hint')}</span>
        )}
      </Fact>
      <Fact name="confirmation.when" onChange={change && (() => change(1))}>
        {state.start && <SessionTime start={state.start} minutes={service?.duration_min ?? 0} />}
      </Fact>
      {service && (
        <Fact name="confirmation.duration">
          <span className="tabular">{services('service.minutes', service.duration_min)}</span>
        </Fact>
      )}
      <Fact name="confirmation.place">
        <Place company={company} />
      </Fact>
      {state.details.notes.trim() && (
        <Fact name="confirmation.notes" onChange={change && (() => change(2))}>
          <span className="break-words whitespace-pre-line">{state.details.notes.trim()}</span>
        </Fact>
      )}
    </Part>
  );
};

const Place = ({ company }: { readonly company: Loading<CompanyInfo> }) => {
  const t = useTexts(wizardTexts);
  if (company.value) {
    return (
      <>
        <span className="block">{company.value.company_name}</span>
        <span className="block whitespace-pre-line text-muted">{company.value.company_address}</span>
      </>
    );
  }
  if (!company.loading) return '–';
  return (
    <output>
      <span className="sr-only">{t('confirmation.company.loading')}</span>
      <Skeleton className="h-6 w-48" />
    </output>
  );
};

const Customer = ({ state: { details, reserved }, onChange }: ConfirmStepProps) => (
  <Part title="confirmation.customer">
    <Fact name="confirmation.name" onChange={reserved ? undefined : () => onChange(2)} changes="confirmation.customer">
      <bdi>{details.name.trim()}</bdi>
    </Fact>
    <Fact name="confirmation.email">
      <bdi className="break-all">{details.email.trim()}</bdi>
    </Fact>
    <Fact name="confirmation.phone">
      <bdi className="tabular">{details.phone.trim()}</bdi>
    </Fact>
  </Part>
);

type PartTitle = 'confirmation.session' | 'confirmation.customer' | 'confirmation.pricing';

const Part = ({ title, children }: { readonly title: PartTitle; readonly children: ReactNode }) => {
  const t = useTexts(wizardTexts);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className="mb-4 text-lg font-semibold">
        {t(title)}
      </h3>
      <dl className="space-y-3">{children}</dl>
    </Card>
  );
};

type FactName =
  `confirmation.${'service' | 'photographer' | 'when' | 'duration' | 'place' | 'notes' | 'name' | 'email' | 'phone'}`;

interface FactProps {
  readonly name: FactName;
  readonly onChange?: (() => void) | undefined;
  /** The button's label, if it changes more than this fact. */
  readonly changes?: PartTitle;
  readonly children: ReactNode;
}

const Fact = ({ name, onChange, changes, children }: FactProps) => {
  const t = useTexts(wizardTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-muted sm:text-base">{t(name)}</dt>
      <dd className="col-span-2 font-medium sm:col-span-1 sm:col-start-2 sm:row-start-1">{children}</dd>
      {onChange && (
        <dd className="col-start-2 row-start-1 sm:col-start-3">
          <button
            type="button"
            aria-label={t('confirmation.change.of', t(changes ?? name))}
            onClick={onChange}
            className="-my-2.5 inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center text-accent-text underline underline-offset-4"
          >
            {t('confirmation.change')}
          </button>
        </dd>
      )}
    </div>
  );
};
