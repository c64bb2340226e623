import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** What whoever books agrees to. `className`: the colours, on a card or on the page itself. */
export const TermsNote = ({ className }: { readonly className: string }) => {
  const t = useTexts(wizardTexts);
  const link = (of: 'terms' | 'privacy') => (
    <NewTabLink href={`/${of}`} className="inline-flex min-h-11 items-center">
      {t(`confirmation.${of}`)}
    </NewTabLink>
  );
  return (
    <p className={`text-sm ${className}`}>
      {t('confirmation.legal')} {link('terms')} · {link('privacy')}
    </p>
  );
};
