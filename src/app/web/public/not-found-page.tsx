import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { translator, useTexts } from '#shared/web/texts.tsx';
import { siteTexts } from './texts/handle.ts';

const NotFound = () => {
  const t = useTexts(siteTexts);
  return (
    <PageFrame title={t('notFound.heading')}>
      <Card>
        <p className="max-w-prose text-lg">{t('notFound.text')}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Button look="secondary" onClick={() => (history.length > 1 ? history.back() : location.assign('/'))}>
            {t('notFound.back')}
          </Button>
          <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};

export const notFoundPage: Page<null> = {
  Component: NotFound,
  head: (_, texts) => ({ title: translator(texts, siteTexts)('notFound.heading') }),
};
