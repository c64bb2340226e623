import type { Language } from '#shared/kernel/language.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { AdminCompany, CompanyChanges } from '../contract.ts';
import { companyFrom } from '../domain/company.ts';
import { changeSetting } from './change-setting.ts';
import { logoImage } from './logo-image.ts';
import { readVersionedSetting, type Versioned } from './store.ts';
import { deleteUpload, insertUpload } from './upload-store.ts';

export const adminCompany = async (db: Database): Promise<AdminCompany> =>
  view(await readVersionedSetting(db, 'company'));

const view = ({ value, version }: Versioned<unknown>): AdminCompany => ({ ...companyFrom(value), version });

/** Changes the given fields of the studio's description. `actor`: id of an administrator. */
export const changeCompany = async (
  context: Context,
  { version, ...sent }: CompanyChanges,
  actor: string,
): Promise<AdminCompany> => {
  const changes = omitUndefined(sent);
  const change = { name: 'company', changed: Object.keys(changes), actor, version, view } as const;
  return view(await changeSetting(context, change, (stored) => ({ ...companyFrom(stored), ...changes })));
};

/** Replaces the logo and deletes the old one. */
export const uploadLogo = async (
  context: Context,
  file: Uint8Array,
  { actor, language }: { actor: string; language: Language },
): Promise<AdminCompany> => {
  const image = await logoImage(file, language);
  return changeLogo(context, `/uploads/${image.name}`, actor, (trx) => insertUpload(trx, image));
};

export const removeLogo = (context: Context, actor: string): Promise<AdminCompany> =>
  changeLogo(context, null, actor, async () => {});

const changeLogo = async (
  context: Context,
  logo_url: string | null,
  actor: string,
  keep: (trx: Context['db']) => Promise<void>,
): Promise<AdminCompany> =>
  view(
    await changeSetting(context, { name: 'company', changed: ['logo_url'], actor }, async (stored, trx) => {
      const company = companyFrom(stored);
      await keep(trx);
      const old = company.logo_url;
      if (old !== null && old !== logo_url) await deleteUpload(trx, old.replace('/uploads/', ''));
      return { ...company, logo_url };
    }),
  );
