import type { Database } from '#shared/server/database/database.ts';
import { companyFrom } from '../domain/company.ts';
import { type StoredImage, shrunk } from './logo-image.ts';
import { readSetting } from './store.ts';
import { selectUpload } from './upload-store.ts';

/** Twice the display size in mails, for high-resolution screens. */
const box = { width: 480, height: 88 };

let made: StoredImage | undefined;

/**
 * Returns the logo, small enough to attach to every mail; undefined without a logo. Cached for as long as the logo
 * stays the same.
 */
export const smallLogo = async (db: Database): Promise<StoredImage | undefined> => {
  const { logo_url } = companyFrom(await readSetting(db, 'company'));
  if (logo_url === null) return undefined;
  const name = logo_url.replace('/uploads/', '');
  if (made?.name === name) return made;
  const logo = await selectUpload(db, name);
  made = logo && (await shrunk(logo, box));
  return made;
};
