import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { WaitingEntry } from '../../contract.ts';
import { useWaitingTexts } from './use-waiting-texts.ts';

interface EntryOverProps {
  readonly entry: WaitingEntry;
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown once an entry has ended: how, and how to go on. */
export const EntryOver = ({ entry, arriving }: EntryOverProps) => {
  const page = useWaitingTexts();
  const { state } = entry;
  if (state === 'waiting') return null;
  return (
    <PageFrame title={page[state]} arriving={arriving}>
      <Card>
        <p className="max-w-prose text-lg">{page[`${state}Text`]}</p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href={`/booking?service=${entry.service_id}`}>{page.book}</ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            {page.contact}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};

/** Shown for a link that no entry has, or if the entry could not be read. */
export const EntryUnknown = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const page = useWaitingTexts();
  const shared = useTexts(sharedTexts);
  return (
    <PageFrame title={isUnknown ? page.unknown : page.down}>
      <Card role="alert">
        <p className="max-w-prose text-lg">{isUnknown ? page.unknownText : page.downText}</p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          {isUnknown ? (
            <ButtonLink href="/booking">{page.book}</ButtonLink>
          ) : (
            <Button onClick={() => location.reload()}>{shared('error.retry')}</Button>
          )}
          <ButtonLink href="/contact" look="secondary">
            {page.contact}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};
