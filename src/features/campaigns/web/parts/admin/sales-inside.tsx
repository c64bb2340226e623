import { useState } from 'react';
import { calendarTexts } from '#features/calendar/texts/handle.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Campaign } from '../../../contract.ts';
import { CampaignTimes } from '../../admin/campaign-times.tsx';
import { useCampaignAdminTexts } from '../../admin/use-campaign-admin-texts.ts';
import { useCloseCampaign } from '../../admin/use-campaigns.ts';
import { CampaignDay } from './campaign-day.tsx';
import { useCampaignDays } from './use-campaign-days.ts';

interface SalesInsideProps {
  /** What is about to be closed, epoch ms, half-open; undefined while it is not known. */
  readonly time: TimeRange | undefined;
  /** The photographer or resource that is closed; empty: the whole studio. */
  readonly who?: string;
}

/**
 * Names the mini-session days that would go on selling in a time that is about to be closed, each with a button that ends
 * its sale. Renders nothing without any.
 */
export const SalesInside = ({ time, who = '' }: SalesInsideProps) => {
  const words = useCampaignAdminTexts();
  const { data: campaigns } = useCampaignDays(
    time && { date_from: berlinDateOf(time.start), date_to: berlinDateOf(time.end - 1) },
  );
  const [looked, setLooked] = useState<string>();
  const inside = (campaigns ?? []).filter((campaign) => time && sellsIn(campaign, time) && isOf(campaign, who));
  if (inside.length === 0) return null;
  return (
    <section aria-label={words.insideTitle} className="rounded-field bg-warning-soft px-3 py-2 text-warning">
      <p className="font-medium">{words.insideTitle}</p>
      <ul className="mt-1 grid gap-2">
        {inside.map((campaign) => (
          <Sale key={campaign.id} campaign={campaign} onLook={() => setLooked(campaign.id)} />
        ))}
      </ul>
      {looked !== undefined && <CampaignDay id={looked} onClose={() => setLooked(undefined)} />}
    </section>
  );
};

const Sale = ({ campaign, onLook }: { readonly campaign: Campaign; readonly onLook: () => void }) => {
  const words = useCampaignAdminTexts();
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const close = useCloseCampaign(campaign.id);
  const name = inLanguage(campaign, 'name', language);
  const { date, start, end, counts } = campaign;
  const endSale = async (): Promise<void> => {
    const wording = { title: words.closeTitle, confirm: words.endSale, tone: 'danger' } as const;
    if (!(await askConfirmation(words.closeQuestion, wording))) return;
    await close.mutateAsync(undefined).catch(() => void showAlert(words.changeError));
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="tabular min-w-0">
        <button
          type="button"
          onClick={onLook}
          className="cursor-pointer text-left font-semibold break-words underline underline-offset-4"
        >
          {name}
        </button>
        <span className="block text-sm first-letter:uppercase">
          <CampaignTimes {...{ date, start, end }} /> · {t('event.spots', counts)}
        </span>
      </span>
      <Button
        look="secondary"
        aria-label={`${words.endSale}: ${name}`}
        busy={close.isPending}
        onClick={() => void endSale()}
      >
        {words.endSale}
      </Button>
    </li>
  );
};

/** One that is sold out, too: a spot that is given back is sold again. */
const sellsIn = ({ state, start, end }: Campaign, time: TimeRange): boolean =>
  state !== 'over' && epochOf(start) < time.end && epochOf(end) > time.start;

const isOf = ({ photographer_id, resources }: Campaign, who: string): boolean =>
  who === '' || photographer_id === who || resources.some(({ id }) => id === who);
