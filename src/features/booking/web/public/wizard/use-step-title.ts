import { useEffect } from 'react';
import type { Translate } from '#shared/web/texts.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { WizardTexts } from '../../../texts/wizard-de.ts';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import type { Step } from './wizard-state.ts';
import { steps } from './wizard-state.ts';

/** What the tab is called in a step: the first one like the page, the others begin with where one is. */
export const stepTitle = (t: Translate<WizardTexts>, step: Step, studio: string): string => {
  const page = `${t('title')} · ${studio}`;
  return step === 0 ? page : `${t('progress', { step: step + 1, label: t(`step.${steps[step]}`) })} · ${page}`;
};

/** Names the tab after the step, so that history and screen readers tell the steps apart. */
export const useStepTitle = (step: Step, studio: string): void => {
  const t = useTexts(wizardTexts);
  const title = stepTitle(t, step, studio);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
