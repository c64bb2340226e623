import { useEffect } from 'react';
import type { Translate } from '#shared/web/texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { WizardTexts } from '../../../../texts/wizard-de.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import type { Step } from '../state/wizard-state.ts';
import { steps } from '../state/wizard-state.ts';

/**
 * Returns the document title of a step: the page title for the first step, with the step's name in front for the
 * others.
 */
export const stepTitle = (t: Translate<WizardTexts>, step: Step, studio: string): string => {
  const page = `${t('title')} · ${studio}`;
  return step === 0 ? page : `${t('progress', { step: step + 1, label: t(`step.${steps[step]}`) })} · ${page}`;
};

/** Sets the document title to the step, so that history entries and screen readers can distinguish the steps. */
export const useStepTitle = (step: Step, studio: string): void => {
  const t = useTexts(wizardTexts);
  const title = stepTitle(t, step, studio);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
