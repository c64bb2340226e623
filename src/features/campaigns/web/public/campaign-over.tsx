import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { CampaignFacts, nameIn } from './campaign-head.tsx';
import { type CampaignPageData, readCampaign } from './read-campaign.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

const CampaignWaiting = lazy(async () => ({
  default: (await import('#features/waiting/web/parts/public/campaign-waiting.tsx')).CampaignWaiting,
}));

interface CampaignOverProps extends CampaignPageData {
  /** Set if it ended while the page was open. */
  readonly arriving: boolean;
}

/** Shown while nothing can be booked: all spots are sold, the day is over, or the studio has ended the sale. */
export const CampaignOver = ({ campaign, early, onChange, details, arriving }: CampaignOverProps) => {
  const { language } = useLanguage();
  const page = useCampaignTexts();
  const [busy, setBusy] = useState(false);
  const { state } = campaign;
  // The server renders no code that is loaded later.
  const isLoaded = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const waits = state === 'sold_out' && campaign.waiting_list;
  const [title, text] = {
    over: [page.overTitle, page.overText],
    closed: [page.closed, page.closedText],
    sold_out: [page.sold_out, waits ? page.sold_outWait : page.sold_outText],
  }[state === 'over' || state === 'closed' ? state : 'sold_out'] as [string, string];
  const look = (): void => {
    setBusy(true);
    void readCampaign(campaign.slug, early)
      .then(onChange, () => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <PageFrame title={nameIn(campaign, language)} arriving={arriving}>
      <Card className="space-y-6">
        <CampaignFacts campaign={campaign} />
        <div className="border-t border-line pt-5">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-1 max-w-prose text-muted">{text}</p>
        </div>
        {waits && isLoaded && (
          <Suspense>
            <CampaignWaiting slug={campaign.slug} known={details} />
          </Suspense>
        )}
        <p className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/booking">{page.book}</ButtonLink>
          {state === 'sold_out' && (
            <Button look="secondary" busy={busy} onClick={look}>
              {page.again}
            </Button>
          )}
          <ButtonLink href="/contact" look="secondary">
            {page.contact}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};

/** Shown for an unknown address, or if the campaign could not be read. */
export const CampaignUnknown = ({ isUnknown }: { readonly isUnknown: boolean }) => {
  const page = useCampaignTexts();
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
