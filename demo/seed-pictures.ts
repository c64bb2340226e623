import { activePhotographers } from '#features/photographers/server/api.ts';
import { addPicture, changePicture, type PictureOwner } from '#features/pictures/server/api.ts';
import { knownServices } from '#features/services/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { renderDrawing } from './pictures/render-drawing.ts';
import { homePicture, portraits, type SamplePicture, servicePictures } from './pictures/sample-pictures.ts';

/**
 * Adds a picture of the home page, pictures of the services and portraits. They are processed in the background, in this
 * order, so what visitors see first comes first.
 */
export const seedPictures = async (context: Context): Promise<void> => {
  await addSamplePicture(context, { kind: 'home', id: null }, homePicture);
  const services = await knownServices(context.db);
  for (const { id, name } of services) {
    await addSamplePicture(context, { kind: 'service', id }, servicePictures[name]?.[0]);
  }
  for (const { id, name } of await activePhotographers(context)) {
    await addSamplePicture(context, { kind: 'photographer', id }, portraits[name]);
  }
  for (const { id, name } of services) {
    for (const picture of servicePictures[name]?.slice(1) ?? []) {
      await addSamplePicture(context, { kind: 'service', id }, picture);
    }
  }
};

/** Adds a picture, if there is one, as an administrator would upload it. */
export const addSamplePicture = async (
  context: Context,
  owner: PictureOwner,
  picture: SamplePicture | undefined,
): Promise<void> => {
  if (!picture) return;
  const { svg, alt, focus: [focus_x, focus_y] = [50, 50] } = picture;
  const file = { name: `${alt.de}.jpg`, bytes: await renderDrawing(svg) };
  const { id } = await addPicture(context, { owner, file, actor: 'system', language: 'de' });
  await changePicture(context, id, { alt, focus_x, focus_y }, 'system');
};
