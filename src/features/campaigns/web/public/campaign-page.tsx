import { useState } from 'react';
import { noDetails } from '#features/booking/web/parts/public/form/details-rules.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { PublicCampaign } from '../../contract.ts';
import { campaignPageTexts } from '../../texts/page-texts.ts';
import { nameIn, textIn } from './campaign-head.tsx';
import { CampaignOver, CampaignUnknown } from './campaign-over.tsx';
import { CampaignSoon } from './campaign-soon.tsx';
import { InstitutionView } from './institution-view.tsx';
import { OpenCampaign } from './open-campaign.tsx';

export interface CampaignData {
  readonly campaign?: PublicCampaign;
  /** Whether no campaign has this address. If this is false and there is no campaign, the read failed. */
  readonly isUnknown?: boolean;
  readonly mustConfirm?: boolean | undefined;
  /** Whether the studio sends reminders by WhatsApp. */
  readonly whatsapp?: boolean | undefined;
}

/** The page of a campaign: its description, when it opens, and its spots to book. */
const CampaignPage = ({ data, site, search }: PageProps<CampaignData>) => {
  const [campaign, setCampaign] = useState(data.campaign);
  // Kept while the page changes between its states: whoever comes too late does not type again to wait.
  const [details, setDetails] = useState(noDetails);
  if (!campaign) return <CampaignUnknown isUnknown={data.isUnknown ?? false} />;
  const query = new URLSearchParams(search);
  const institution = query.get('institution');
  if (institution !== null) return <InstitutionView slug={campaign.slug} secret={institution} />;
  const early = query.get('early') ?? undefined;
  const shown = { campaign, early, onChange: setCampaign, details, onDetails: setDetails };
  if (campaign.state === 'before') return <CampaignSoon key={campaign.now} {...shown} />;
  if (campaign.state !== 'open') return <CampaignOver {...shown} arriving={campaign !== data.campaign} />;
  return (
    <OpenCampaign
      {...shown}
      site={site}
      mustConfirm={data.mustConfirm ?? false}
      offersWhatsapp={data.whatsapp ?? false}
    />
  );
};

export const campaignPage: Page<CampaignData> = {
  Component: CampaignPage,
  head: ({ site, data }, _, language) => {
    const { campaign } = data;
    if (!campaign) return { title: `${campaignPageTexts[language].title} · ${site.company_name}` };
    const title = `${nameIn(campaign, language)} · ${site.company_name}`;
    const day = formatLongDate(campaign.start.slice(0, 10), language);
    return { title, description: textIn(campaign, language) || `${title} · ${day}` };
  },
};
