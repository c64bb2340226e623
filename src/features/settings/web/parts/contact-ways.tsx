import type { ReactNode } from 'react';
import type { Site } from '#shared/web/page.ts';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsTexts } from '../../texts/handle.ts';
import { MapLink } from './map-link.tsx';

/** The ways to contact the studio; missing ones are left out. */
export const ContactWays = ({ site }: { readonly site: Site }) => {
  const t = useTexts(settingsTexts);
  const { company_address: address, company_phone: phone, company_email: email, company_website: website } = site;
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {address && (
        <Way name={t('contact.address')}>
          <span className="block font-semibold whitespace-pre-line">{address}</span>
          <MapLink address={address} />
        </Way>
      )}
      {phone && (
        <Way name={t('contact.phone')}>
          <PhoneLink phone={phone} className={link} />
        </Way>
      )}
      {email && (
        <Way name={t('contact.email')}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Way>
      )}
      {website && (
        <Way name={t('contact.website')}>
          <a href={webAddress(website)} rel="noopener" className={link}>
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </Way>
      )}
    </dl>
  );
};

const link = '-my-2.5 inline-block py-2.5 font-semibold break-all text-accent-text underline-offset-4 hover:underline';

/** Only http and https addresses become links (never `javascript:`). */
const webAddress = (text: string): string => (/^https?:\/\//i.test(text) ? text : `https://${text}`);

const Way = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-1">{children}</dd>
  </div>
);
