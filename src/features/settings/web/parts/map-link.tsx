import { useTexts } from '#shared/web/texts.tsx';
import { settingsTexts } from '../../texts/handle.ts';

/** A link to a map of the address; no third party is contacted before the click. */
export const MapLink = ({ address }: { readonly address: string }) => {
  const t = useTexts(settingsTexts);
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="-mb-2.5 inline-block print:hidden py-2.5 font-medium text-accent-text underline underline-offset-4"
    >
      {t('contact.map')}
    </a>
  );
};
