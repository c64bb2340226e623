import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { DAY, HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { CampaignFacts, nameIn } from './campaign-head.tsx';
import { type CampaignPageData, readCampaign } from './read-campaign.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

const SECOND = 1000;

/** Shown before a campaign opens. At that instant, by the clock of the server, the page requests the spots. */
export const CampaignSoon = ({ campaign, early, onChange }: CampaignPageData) => {
  const { language } = useLanguage();
  const page = useCampaignTexts();
  const left = useLeft(campaign.opens_at, campaign.now);
  const asking = useRef(false);
  const ask = useEffectEvent(() => {
    if (asking.current) return;
    asking.current = true;
    // Spreads the requests of all visitors.
    setTimeout(() => {
      void readCampaign(campaign.slug, early)
        .then(onChange, () => undefined)
        .finally(() => {
          asking.current = false;
        });
    }, Math.random() * SECOND);
  });
  useEffect(() => {
    if (left !== undefined && left <= 0) ask();
  }, [left]);
  return (
    <PageFrame title={nameIn(campaign, language)}>
      <Card className="space-y-6">
        <CampaignFacts campaign={campaign} />
        <div className="border-t border-line pt-5">
          <p className="text-lg font-semibold">{page.opens(formatDateTime(epochOf(campaign.opens_at)))}</p>
          {left !== undefined && (
            <p className="mt-2">
              <span className="block text-sm text-muted">{page.countdown}</span>
              <span role="timer" className="tabular text-2xl font-semibold">
                <Countdown left={Math.max(0, left)} />
              </span>
            </p>
          )}
        </div>
      </Card>
    </PageFrame>
  );
};

const Countdown = ({ left }: { readonly left: number }) => {
  const page = useCampaignTexts();
  const days = Math.floor(left / DAY);
  const clock = [
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
    Math.floor((left % MINUTE) / SECOND),
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return <>{days > 0 ? `${page.days(days)} ${clock}` : clock}</>;
};

const secondly = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, SECOND);
  return () => clearInterval(timer);
};
const currentSecond = (): number => Math.floor(Date.now() / SECOND) * SECOND;

/** Milliseconds until an instant by the clock of the server, whatever the clock of this device shows; undefined on the server. */
const useLeft = (until: string, now: string): number | undefined => {
  const [begun] = useState(() => Date.now());
  const second = useSyncExternalStore(secondly, currentSecond, () => undefined);
  if (second === undefined) return undefined;
  return epochOf(until) - epochOf(now) - (second - begun);
};
