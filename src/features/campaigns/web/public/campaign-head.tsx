import { pictureParts } from '#features/pictures/web/parts/public/picture-slot.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicCampaign } from '../../contract.ts';
import { useCampaignTexts } from './use-campaign-texts.ts';

export const textIn = (campaign: PublicCampaign, language: Language): string => inLanguage(campaign, 'text', language);

export const nameIn = (campaign: PublicCampaign, language: Language): string => inLanguage(campaign, 'name', language);

interface OfCampaign {
  readonly campaign: PublicCampaign;
}

/** The offer: the text of the studio, the day, length, photographer, room and price, and the number of free spots. */
export const CampaignFacts = ({ campaign }: OfCampaign) => {
  const { language } = useLanguage();
  const page = useCampaignTexts();
  const text = textIn(campaign, language);
  const [start, end] = [epochOf(campaign.start), epochOf(campaign.end)];
  const rooms = campaign.resources.map((resource) => inLanguage(resource, 'name', language));
  const facts = [page.minutes(campaign.session_minutes), page.with(campaign.photographer_name), ...rooms];
  return (
    <div className="space-y-4">
      {pictureParts.campaignPicture?.(campaign.picture)}
      <p className="tabular">
        <span className="block text-lg font-semibold first-letter:uppercase">
          {formatLongDate(berlinDateOf(start), language)}, {formatTime(start)}–{formatTime(end)}
        </span>
        <span className="block text-muted">{facts.join(' · ')}</span>
        <span className="block font-medium">
          <Price campaign={campaign} />
        </span>
      </p>
      {text && <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
      {campaign.state !== 'before' && <SoldBar campaign={campaign} />}
    </div>
  );
};

const Price = ({ campaign: { spots } }: OfCampaign) => {
  const page = useCampaignTexts();
  const prices = spots.map(({ price }) => price);
  const least = Math.min(...prices);
  const said = formatEuro(wholeCentsOf(least));
  return <>{prices.every((price) => price === least) ? page.priceOf(said) : page.priceFrom(said)}</>;
};

const SoldBar = ({ campaign: { counts, spots } }: OfCampaign) => {
  const page = useCampaignTexts();
  const { total, free } = counts;
  const sold = spots.filter(({ state }) => state === 'taken').length;
  return (
    <div>
      {/* The sentence below contains the same. An attribute, because the security policy allows no inline style. */}
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-2 w-full rounded-full bg-line"
      >
        <rect width={(100 * sold) / total} height="1" className="fill-accent" />
      </svg>
      <p className="tabular mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span>{page.bar({ sold, total })}</span>
        {free > 0 && <span className="font-medium">{page.left(free)}</span>}
      </p>
    </div>
  );
};
