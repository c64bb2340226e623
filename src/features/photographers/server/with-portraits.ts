import { shownPictures } from '#features/pictures/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { PublicPhotographer } from '../contract.ts';
import type { PhotographerRow } from './store.ts';

/** Photographers as customers see them: with a portrait, where there is one. */
export const withPortraits = async (
  { db }: Context,
  reading: Promise<readonly PhotographerRow[]>,
): Promise<PublicPhotographer[]> => {
  const [photographers, pictures] = await Promise.all([reading, shownPictures(db, 'photographer')]);
  return photographers.map((photographer) => {
    const picture = pictures.get(photographer.id)?.[0];
    return { ...photographer, ...(picture && { picture }) };
  });
};
