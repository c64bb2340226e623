import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { Step } from '../state/wizard-state.ts';
import { steps } from '../state/wizard-state.ts';
import { BackIcon } from './wizard-icons.tsx';
import { WizardProgress } from './wizard-progress.tsx';

interface WizardFrameProps {
  readonly step: Step;
  /** Navigates back to a completed step; undefined if going back is not possible. */
  readonly onStep: ((step: Step) => void) | undefined;
  /** Renders the step, given the ID of its heading. */
  readonly children: (headingId: string) => ReactNode;
}

const column = 'mx-auto w-full max-w-6xl px-4 sm:px-6';

/** The frame around a step: progress, back button and heading. */
export const WizardFrame = ({ step, onStep, children }: WizardFrameProps) => {
  const t = useTexts(wizardTexts);
  const { headingId, heading } = useFocusedHeading(step);
  const back = step > 0 && onStep ? () => onStep((step - 1) as Step) : undefined;
  return (
    <div data-wizard="" className="flex flex-1 flex-col">
      <div className={`${column} pt-1 pb-20 text-head-ink [--ring:var(--head-ink)] md:pt-4 md:pb-24`}>
        <h1 className="sr-only">{t('title')}</h1>
        <WizardProgress step={step} onStep={onStep} />
        <div className="mt-3 md:mt-8">
          {back && <BackButton onClick={back} />}
          <h2
            id={headingId}
            ref={heading}
            tabIndex={-1}
            className="text-xl font-semibold tracking-tight outline-none md:text-3xl"
          >
            {t(`${steps[step]}.heading`)}
          </h2>
        </div>
      </div>
      <div className="flex flex-1 flex-col bg-ground text-ground-ink [--ring:var(--ground-ink)]">
        <div className={`${column} -mt-16 flex flex-1 flex-col`}>{children(headingId)}</div>
      </div>
    </div>
  );
};

/** Focuses the heading of a new step and scrolls it into view, except for the first step shown. */
const useFocusedHeading = (step: Step) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(undefined);
  useEffect(() => {
    const isFirst = shown.current === undefined;
    const isSame = shown.current === step;
    shown.current = step;
    if (isFirst || isSame || document.documentElement.classList.contains('restoring')) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  return { headingId, heading };
};

const BackButton = ({ onClick }: { readonly onClick: () => void }) => {
  const t = useTexts(wizardTexts);
  return (
    <button
      type="button"
      onClick={onClick}
      className="-ml-1 inline-flex min-h-11 cursor-pointer items-center gap-1 pr-3 font-medium underline-offset-4 hover:underline"
    >
      <BackIcon />
      {t('back')}
    </button>
  );
};
