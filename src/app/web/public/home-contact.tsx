import { ContactWays } from '#features/settings/web/parts/contact-ways.tsx';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { siteTexts } from './texts/handle.ts';
import { useHomeTexts } from './texts/home-texts.ts';

interface HomeContactProps {
  readonly site: Site;
  /** Whether no service is offered; then there is no link to book. */
  readonly closed: boolean;
}

/** The studio's address and contact details, and a link to book. */
export const HomeContact = ({ site, closed }: HomeContactProps) => {
  const t = useTexts(siteTexts);
  const home = useHomeTexts();
  return (
    <Card as="section" aria-labelledby="contact" className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:p-12">
      <div>
        <h2 id="contact" className="text-xl font-semibold tracking-tight sm:text-2xl">
          {home('home.contact')}
        </h2>
        <p className="mt-3 max-w-[30em] text-muted">{home('home.contact.text')}</p>
        {!closed && (
          <p className="mt-6">
            <ButtonLink href="/booking" className="max-sm:w-full">
              {t('nav.book')}
            </ButtonLink>
          </p>
        )}
      </div>
      <ContactWays site={site} />
    </Card>
  );
};
