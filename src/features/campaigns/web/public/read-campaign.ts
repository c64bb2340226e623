import type { Dispatch, SetStateAction } from 'react';
import type { Details } from '#features/booking/web/parts/public/form/details-rules.ts';
import { caller } from '#shared/web/call/call.ts';
import type { BookedCards, CheckedCodes, cardsContract } from '../../cards-contract.ts';
import type { campaignsContract, PublicCampaign } from '../../contract.ts';

const call = caller<typeof campaignsContract & typeof cardsContract>();

/** The data that every state of the page shows and can refetch. */
export interface CampaignPageData {
  readonly campaign: PublicCampaign;
  /** The secret of the early link. */
  readonly early: string | undefined;
  readonly onChange: (campaign: PublicCampaign) => void;
  /** What has been typed into the form of the page. */
  readonly details: Details;
  readonly onDetails: Dispatch<SetStateAction<Details>>;
}

export const readCampaign = (slug: string, early: string | undefined): Promise<PublicCampaign> =>
  call('GET /api/campaigns/{slug}', { params: { slug }, query: early === undefined ? {} : { early } });

export const checkCodes = (slug: string, codes: readonly string[]): Promise<CheckedCodes> =>
  call('POST /api/campaigns/{slug}/codes', { params: { slug }, body: { codes: [...codes] } });

export const readBookedCards = (slug: string, key: string): Promise<BookedCards> =>
  call('GET /api/campaigns/{slug}/cards', { params: { slug }, query: { key } });
