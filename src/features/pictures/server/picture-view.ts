import { languages } from '#shared/kernel/language.ts';
import { checkValueOf } from '#shared/server/read-version.ts';
import type { AdminPicture, PublicPicture } from '../contract.ts';
import type { PictureRow } from './store.ts';

/** A picture as pages show it; undefined while it has no files. */
export const publicPictureView = (row: PictureRow): PublicPicture | undefined => {
  const { name, width, height, widths, color, focus_x, focus_y, alt } = row;
  if (name === null || width === null || height === null || widths === null || color === null) return undefined;
  return { name, width, height, widths: [...widths], color, focus_x, focus_y, alt };
};

/** The version of a picture: the same as long as the fields of its form are. */
export const pictureVersion = ({ alt, focus_x, focus_y }: PictureRow): string =>
  checkValueOf([...languages.map((language) => alt[language] ?? ''), focus_x, focus_y]);

export const adminPictureView = (row: PictureRow): AdminPicture => {
  const { id, state, problem, file_name, alt, focus_x, focus_y } = row;
  const version = pictureVersion(row);
  return { id, state, problem, file_name, alt, focus_x, focus_y, shown: publicPictureView(row) ?? null, version };
};
