import { textsHandle } from '#shared/web/texts.tsx';
import type { WizardTexts } from './wizard-de.ts';

export const wizardTexts = textsHandle<WizardTexts>('wizard');
