import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Page } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { notFoundTexts } from './texts/not-found-texts.ts';

const NotFound = () => {
  const { language } = useLanguage();
  const page = notFoundTexts[language];
  return (
    <PageFrame title={page.heading}>
      <Card>
        <p className="max-w-prose text-lg">{page.text}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Button look="secondary" onClick={() => (history.length > 1 ? history.back() : location.assign('/'))}>
            {page.back}
          </Button>
          <ButtonLink href="/">{page.home}</ButtonLink>
        </div>
      </Card>
    </PageFrame>
  );
};

export const notFoundPage: Page<null> = {
  Component: NotFound,
  head: (_, __, language) => ({ title: notFoundTexts[language].heading }),
};
