import type { Site } from '#shared/web/page.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../texts/wizard-handle.ts';

/** How to book without JavaScript: by phone, by e-mail, or on the contact page. */
export const WithoutScript = ({ site }: { readonly site: Site }) => {
  const t = useTexts(wizardTexts);
  const { company_phone: phone, company_email: email } = site;
  return (
    <noscript>
      <div className="mb-4 rounded-field border border-warning/40 bg-warning-soft p-4 text-ink sm:p-5">
        <p className="font-semibold">{t('script.title')}</p>
        <p className="mt-1">{t('script.text')}</p>
        <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold underline underline-offset-4">
          {phone && <Way href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Way>}
          {email && <Way href={`mailto:${email}`}>{email}</Way>}
          <Way href="/contact">{t('script.contact')}</Way>
        </ul>
      </div>
    </noscript>
  );
};

const Way = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <a href={href} className="inline-flex min-h-11 items-center break-words">
      {children}
    </a>
  </li>
);
