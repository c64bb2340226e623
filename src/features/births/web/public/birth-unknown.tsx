import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { useBirthTexts } from './use-birth-texts.ts';

/** Shown for an address without a place or a window, or if it could not be read. */
export const BirthUnknown = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const page = useBirthTexts();
  const shared = useTexts(sharedTexts);
  return (
    <PageFrame title={isUnknown ? page.unknown : page.down}>
      <Card role="alert">
        <p className="max-w-prose text-lg">{isUnknown ? page.unknownText : page.downText}</p>
        <p className="mt-6">
          {isUnknown ? (
            <ButtonLink href="/booking">{page.book}</ButtonLink>
          ) : (
            <Button onClick={() => location.reload()}>{shared('error.retry')}</Button>
          )}
        </p>
      </Card>
    </PageFrame>
  );
};
