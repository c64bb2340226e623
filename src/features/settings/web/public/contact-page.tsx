import { MessageForm } from '#features/contacts/web/parts/message-form.tsx';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { contactPageTexts } from '../../texts/contact-page.ts';
import { ContactWays } from '../parts/contact-ways.tsx';

const Contact = ({ site }: PageProps<null>) => {
  const { language } = useLanguage();
  const page = contactPageTexts[language];
  return (
    <PageFrame title={page.title} lead={page.lead}>
      <Card>
        <h2 className="text-lg font-semibold">{site.company_name}</h2>
        <div className="mt-5">
          <ContactWays site={site} />
        </div>
        <div className="mt-8 flex flex-col items-start gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
          <p className="max-w-prose">{page.bookText}</p>
          <ButtonLink href="/booking" className="max-sm:w-full">
            {page.book}
          </ButtonLink>
        </div>
      </Card>
      <MessageForm />
    </PageFrame>
  );
};

export const contactPage: Page<null> = {
  Component: Contact,
  head: ({ site }, _, language) => {
    const { title, lead } = contactPageTexts[language];
    return { title: `${title} · ${site.company_name}`, description: lead };
  },
};
