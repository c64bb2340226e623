import type { Site } from '#shared/web/page.ts';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { withoutScriptTexts } from '../../../../texts/without-script.ts';

/**
 * How to book without JavaScript: by phone, by e-mail, or on the contact page. A browser that runs scripts does not show
 * it, so neither the texts nor the links are in the scripts.
 */
export const WithoutScript = ({ site }: { readonly site: Site }) => (
  <noscript>{import.meta.env.SSR && <Ways site={site} />}</noscript>
);

const Ways = ({ site: { company_phone: phone, company_email: email } }: { readonly site: Site }) => {
  const { language } = useLanguage();
  const { title, text, contact } = withoutScriptTexts[language];
  return (
    <div className="mb-4 rounded-field border border-warning/40 bg-warning-soft p-4 text-ink sm:p-5">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 font-semibold underline underline-offset-4">
        {phone && (
          <li>
            <PhoneLink phone={phone} className={way} />
          </li>
        )}
        {email && <Way href={`mailto:${email}`}>{email}</Way>}
        <Way href="/contact">{contact}</Way>
      </ul>
    </div>
  );
};

const way = 'inline-flex min-h-11 items-center break-words';

const Way = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <li>
    <a href={href} className={way}>
      {children}
    </a>
  </li>
);
