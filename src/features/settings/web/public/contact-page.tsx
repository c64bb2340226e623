import { MessageForm } from '#features/contacts/web/parts/message-form.tsx';
import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { translator, useTexts } from '#shared/web/texts.tsx';
import { settingsTexts } from '../../texts/handle.ts';
import { ContactWays } from '../parts/contact-ways.tsx';

const Contact = ({ site }: PageProps<null>) => {
  const t = useTexts(settingsTexts);
  return (
    <PageFrame title={t('contact.title')} lead={t('contact.lead')}>
      <Card>
        <h2 className="text-lg font-semibold">{site.company_name}</h2>
        <div className="mt-5">
          <ContactWays site={site} />
        </div>
        <div className="mt-8 flex flex-col items-start gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
          <p className="max-w-prose">{t('contact.book.text')}</p>
          <ButtonLink href="/booking" className="max-sm:w-full">
            {t('contact.book')}
          </ButtonLink>
        </div>
      </Card>
      <MessageForm />
    </PageFrame>
  );
};

export const contactPage: Page<null> = {
  Component: Contact,
  head: ({ site }, texts) => {
    const t = translator(texts, settingsTexts);
    return { title: `${t('contact.title')} · ${site.company_name}`, description: t('contact.lead') };
  },
};
