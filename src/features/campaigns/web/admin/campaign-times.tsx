import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Campaign } from '../../contract.ts';

/** The day of a campaign, and from when until when; the two times stay on one line. */
export const CampaignTimes = ({ date, start, end }: Pick<Campaign, 'date' | 'start' | 'end'>) => {
  const { language } = useLanguage();
  return (
    <>
      {formatLongDate(date, language)},{' '}
      <span className="whitespace-nowrap">
        {formatTime(epochOf(start))}–{formatTime(epochOf(end))}
      </span>
    </>
  );
};
