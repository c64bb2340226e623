import { useEffect, useState } from 'react';
import { tokenOf } from '#features/booking/web/parts/public/booked/booking-token.ts';
import { caller } from '#shared/web/call/call.ts';
import type { Page, PageProps } from '#shared/web/page.ts';
import type { birthsContract, PublicPlace } from '../../contract.ts';
import { birthPageTexts } from '../../texts/page-texts.ts';
import { BirthUnknown } from './birth-unknown.tsx';
import { PlaceView } from './place-view.tsx';

export interface BirthPlaceData {
  readonly place?: PublicPlace;
  /** Whether no place has this address; without it and without a place the read failed. */
  readonly isUnknown?: boolean;
}

const call = caller<typeof birthsContract>();

/** The page of a place. Opening it changes nothing. */
const BirthPlacePage = ({ data }: PageProps<BirthPlaceData>) => {
  const [place, setPlace] = useState(data.place);
  const [token, setToken] = useState<string>();
  const id = data.place?.booking_id;
  useEffect(() => {
    if (id === undefined) return;
    const kept = tokenOf(id);
    void placeWith(kept, id, data.place).then((read) => {
      setToken(kept);
      setPlace(read);
    });
  }, [id, data.place]);
  if (!place) return <BirthUnknown isUnknown={data.isUnknown ?? false} />;
  return (
    <PlaceView key={place.state} place={place} token={token} onChange={setPlace} arriving={place !== data.place} />
  );
};

/** Returns the place as its family sees it. Whoever comes back from paying has the token in this tab only. */
const placeWith = async (
  token: string | undefined,
  id: string,
  rendered: PublicPlace | undefined,
): Promise<PublicPlace | undefined> => {
  if (token === undefined || rendered?.confirmation_code !== undefined) return rendered;
  return call('GET /api/birth-places/{id}', { params: { id }, query: { token } }).catch(() => rendered);
};

export const birthPlacePage: Page<BirthPlaceData> = {
  Component: BirthPlacePage,
  head: ({ site }, _, language) => ({ title: `${birthPageTexts[language].title} · ${site.company_name}` }),
};
