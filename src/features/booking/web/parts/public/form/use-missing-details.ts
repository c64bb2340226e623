import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { type Details, problemsOf } from './details-rules.ts';

/** Which details are missing or wrong, as text; undefined: none. */
export const useMissingDetails = (details: Details): string | undefined => {
  const t = useTexts(wizardTexts);
  const problems = problemsOf(details);
  if (problems.length === 0) return undefined;
  return t('details.missing', problems.map((field) => t(`details.missing.${field}`)).join(', '));
};
