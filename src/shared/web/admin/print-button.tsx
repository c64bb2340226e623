import { Printer } from 'lucide-react';
import { Button } from '../button.tsx';
import { useTexts } from '../texts.tsx';
import { formTexts } from './form-texts/handle.ts';

/** Prints what is shown. Not on a phone, where the browser's own menu does. */
export const PrintButton = () => {
  const t = useTexts(formTexts);
  return (
    <Button look="secondary" className="max-sm:hidden print:hidden" onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {t('form.print')}
    </Button>
  );
};
