import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { problemsOf } from '../../../parts/public/form/details-rules.ts';
import type { WizardState } from './wizard-state.ts';

/** What is missing to leave the step, as text; undefined: nothing. */
export const useMissing = ({
  step,
  service_id,
  photographer_id,
  date,
  start,
  details,
}: WizardState): string | undefined => {
  const t = useTexts(wizardTexts);
  switch (step) {
    case 0:
      if (!service_id) return t('service.missing');
      return photographer_id ? undefined : t('photographer.missing');
    case 1:
      if (!date) return t('datetime.missing');
      return start ? undefined : t('slot.missing');
    case 2: {
      const problems = problemsOf(details);
      if (problems.length === 0) return undefined;
      return t('details.missing', problems.map((field) => t(`details.missing.${field}`)).join(', '));
    }
    case 3:
    default:
      return undefined;
  }
};
