import type { Page } from '#shared/web/page.ts';
import { translator } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';
import { stepTitle } from './frame/use-step-title.ts';
import { hideUntilRestored } from './state/stored-wizard.ts';
import type { WizardData } from './wizard.tsx';
import { Wizard } from './wizard.tsx';

export const bookingPage: Page<WizardData> = {
  Component: Wizard,
  head: ({ site }, texts) => {
    const t = translator(texts, wizardTexts);
    return {
      title: stepTitle(t, 0, site.company_name),
      description: t('description', site.company_name),
      earlyScript: hideUntilRestored,
    };
  },
};
