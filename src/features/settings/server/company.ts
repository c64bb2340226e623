import { given } from '#shared/kernel/given.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import type { CompanyChanges } from '../contract.ts';
import { type CompanySettings, companyFrom } from '../domain/company.ts';
import { changeSetting } from './change-setting.ts';
import { logoImage } from './logo-image.ts';
import { deleteUpload, insertUpload } from './upload-store.ts';

/** Changes the given fields of the studio's description. `actor`: id of an administrator. */
export const changeCompany = (context: Context, changes: CompanyChanges, actor: string): Promise<CompanySettings> =>
  changeSetting(context, { name: 'company', changed: Object.keys(given(changes)), actor }, (stored) => ({
    ...companyFrom(stored),
    ...given(changes),
  }));

/** Replaces the logo and deletes the old one. */
export const uploadLogo = async (
  context: Context,
  file: Uint8Array,
  { actor, language }: { actor: string; language: Language },
): Promise<CompanySettings> => {
  const image = await logoImage(file, language);
  return changeLogo(context, `/uploads/${image.name}`, actor, (trx) => insertUpload(trx, image));
};

export const removeLogo = (context: Context, actor: string): Promise<CompanySettings> =>
  changeLogo(context, null, actor, async () => {});

const changeLogo = (
  context: Context,
  logo_url: string | null,
  actor: string,
  keep: (trx: Context['db']) => Promise<void>,
): Promise<CompanySettings> =>
  changeSetting(context, { name: 'company', changed: ['logo_url'], actor }, async (stored, trx) => {
    const company = companyFrom(stored);
    await keep(trx);
    const old = company.logo_url;
    if (old !== null && old !== logo_url) await deleteUpload(trx, old.replace('/uploads/', ''));
    return { ...company, logo_url };
  });
