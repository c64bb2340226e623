import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { useMissingDetails } from '../../../parts/public/form/use-missing-details.ts';
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
  const missingDetails = useMissingDetails(details);
  switch (step) {
    case 0:
      if (!service_id) return t('service.missing');
      return photographer_id ? undefined : t('photographer.missing');
    case 1:
      if (!date) return t('datetime.missing');
      return start ? undefined : t('slot.missing');
    case 2:
      return missingDetails;
    case 3:
    default:
      return undefined;
  }
};
