import type { ReactNode } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { Notice } from '../state/wizard-state.ts';

interface WizardBodyProps {
  /** The id of the step's heading. */
  readonly headingId: string;
  readonly notice: Notice | undefined;
  /** The photographer in the notice. */
  readonly photographer: string | undefined;
  readonly summary: ReactNode;
  /** Whether this is the first step rendered with the page: it appears without animation. */
  readonly isFirst?: boolean;
  /** The main button, with what belongs beside it. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A step with the summary and the main button beside it; on a phone these form a bar at the bottom. */
export const WizardBody = (props: WizardBodyProps) => {
  const { headingId, notice, photographer, summary, isFirst = false, action, children } = props;
  const t = useTexts(wizardTexts);
  return (
    <div className="flex flex-1 flex-col lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:pb-16">
      <div className={classNames('flex-1 space-y-4 pb-8 lg:pb-0', !isFirst && 'animate-appear')}>
        {notice && <NoticeBox notice={notice} photographer={photographer ?? ''} />}
        {children}
      </div>
      <section
        aria-labelledby={`${headingId}-summary`}
        data-summary=""
        className="sticky bottom-0 z-20 -mx-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-[0_-8px_24px_-12px_rgb(30_27_38/0.25)] [--ring:var(--accent)] sm:-mx-6 sm:px-6 lg:card lg:top-6 lg:bottom-auto lg:mx-0 lg:p-6"
      >
        <h2 id={`${headingId}-summary`} className="sr-only text-lg font-semibold lg:not-sr-only lg:mb-5">
          {t('summary')}
        </h2>
        <div className="hidden border-b border-line pb-6 lg:mb-6 lg:block">{summary}</div>
        {action}
      </section>
    </div>
  );
};

/** States that a choice is no longer available. */
const NoticeBox = ({ notice, photographer }: { readonly notice: Notice; readonly photographer: string }) => {
  const t = useTexts(wizardTexts);
  const texts = {
    slot_taken: t('slot.taken'),
    service_gone: t('service.gone'),
    photographer_gone: t('photographer.gone', photographer),
  };
  return (
    <p
      role="alert"
      className="animate-appear rounded-field border border-warning/30 bg-warning-soft p-4 font-medium text-ink shadow-sm"
    >
      {texts[notice]}
    </p>
  );
};

/** The placeholder of a step whose code is loading. */
export const StepComing = () => (
  <Loading className="card space-y-4 p-5 sm:p-8">
    <Skeleton className="h-8 w-2/5" />
    <Skeleton className="h-64" />
  </Loading>
);
