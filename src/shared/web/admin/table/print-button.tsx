import { Printer } from 'lucide-react';
import { Button } from '../../button.tsx';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';

/** Prints the page. Hidden on a phone, where the browser's menu does it. */
export const PrintButton = () => {
  const t = useTexts(formTexts);
  return (
    <Button look="secondary" className="max-sm:hidden print:hidden" onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {t('form.print')}
    </Button>
  );
};
