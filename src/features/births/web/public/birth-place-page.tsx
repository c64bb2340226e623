import { useEffect, useState } from 'react';
import { tokenOf } from '#features/booking/web/parts/public/kept-token.ts';
import { caller } from '#shared/web/call.ts';
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
    const kept = id === undefined ? undefined : tokenOf(id);
    setToken(kept);
    // Whoever comes back from paying has no token in the address.
    if (id === undefined || kept === undefined || data.place?.confirmation_code !== undefined) return;
    void call('GET /api/birth-places/{id}', { params: { id }, query: { token: kept } }).then(setPlace, () => undefined);
  }, [id, data.place]);
  if (!place) return <BirthUnknown isUnknown={data.isUnknown ?? false} />;
  return (
    <PlaceView key={place.state} place={place} token={token} onChange={setPlace} arriving={place !== data.place} />
  );
};

export const birthPlacePage: Page<BirthPlaceData> = {
  Component: BirthPlacePage,
  head: ({ site }, _, language) => ({ title: `${birthPageTexts[language].title} · ${site.company_name}` }),
};
