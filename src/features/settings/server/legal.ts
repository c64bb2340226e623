import { createHash } from 'node:crypto';
import { notFound } from '#shared/contract/problem.ts';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { refuseStale } from '#shared/server/read-version.ts';
import { type LegalKind, legalKinds } from '../domain/legal/legal-kinds.ts';
import { legalMarkup } from '../domain/legal/legal-markup.ts';
import { type LegalSettings, legalSettingsFrom } from '../domain/legal/legal-settings.ts';
import type { AdminLegalPage } from '../legal-contract.ts';
import type { LegalFacts } from '../texts/legal/legal-text.ts';
import { type LegalTexts, legalTemplate, legalTexts } from '../texts/legal/legal-texts.ts';
import { changeSetting } from './change-setting.ts';
import { type LegalWording, selectWording, selectWordings, storeWording, type WordingKind } from './legal-store.ts';
import { readSetting } from './store.ts';

/** Returns the legal page in force. */
export const readLegalTexts = async (db: Database, kind: LegalKind, facts: LegalFacts): Promise<LegalTexts> =>
  legalTexts(kind, facts, legalSettingsFrom(await readSetting(db, 'legal'))[kind]);

/** The versions of the texts a customer agrees to when booking. */
export interface AgreedVersions {
  readonly privacy: string;
  readonly terms: string;
}

/**
 * Returns the versions of the wordings in force and stores the wordings permanently, so that a booking can reference
 * them.
 */
export const agreedVersions = async ({ db, now }: Context, facts: LegalFacts): Promise<AgreedVersions> => {
  const settings = legalSettingsFrom(await readSetting(db, 'legal'));
  const privacy = wordingOf('privacy', facts, settings);
  const terms = wordingOf('terms', facts, settings);
  await Promise.all([storeOnce(db, 'privacy', privacy, now()), storeOnce(db, 'terms', terms, now())]);
  return { privacy: privacy.version, terms: terms.version };
};

/**
 * Returns the version of the request that customers tick in the wizard, and stores its wording permanently, so that a
 * booking can reference it.
 */
export const storeExpressRequest = async (
  { db, now }: Context,
  { de, ru }: { readonly de: string; readonly ru: string },
): Promise<string> => {
  const wording = versioned(de, ru);
  await storeOnce(db, 'express_request', wording, now());
  return wording.version;
};

/** Returns the legal pages for administrators. */
export const adminLegalPages = async ({ db }: Context, facts: LegalFacts): Promise<AdminLegalPage[]> => {
  const settings = legalSettingsFrom(await readSetting(db, 'legal'));
  return Promise.all(legalKinds.map((kind) => adminPage(db, kind, facts, settings)));
};

interface LegalChanges {
  readonly de?: string | null | undefined;
  readonly ru?: string | null | undefined;
  /** The version of the wording that the administrator has read; absent: not checked. */
  readonly version?: string | null | undefined;
}

/**
 * Publishes the studio's own text, or returns to the template; both wordings are stored. `actor`: id of an
 * administrator.
 */
export const changeLegalPage = async (
  context: Context,
  kind: LegalKind,
  { version, ...texts }: LegalChanges,
  { actor, facts }: { readonly actor: string; readonly facts: LegalFacts },
): Promise<AdminLegalPage> => {
  const changed = Object.keys(omitUndefined(texts)).map((language) => `${kind}.${language}`);
  const { value: settings } = await changeSetting(context, { name: 'legal', changed, actor }, async (stored, trx) => {
    const before = legalSettingsFrom(stored);
    await refuseStale(version, wordingOf(kind, facts, before).version, 'The legal page was', async () => ({
      settings: await adminPage(trx, kind, facts, before),
    }));
    const after = { ...before, [kind]: { ...before[kind], ...omitUndefined(texts) } };
    await storeWording(trx, kind, wordingOf(kind, facts, after), context.now());
    return after;
  });
  return adminPage(context.db, kind, facts, settings);
};

/** Returns a wording that was in force, unchanged. */
export const legalWording = async ({ db }: Context, kind: LegalKind, version: string) => {
  const wording = await selectWording(db, kind, version);
  if (!wording) throw notFound('Version');
  return { ...wording, first_used_at: formatInstant(wording.first_used_at) };
};

const adminPage = async (
  db: Database,
  kind: LegalKind,
  facts: LegalFacts,
  settings: LegalSettings,
): Promise<AdminLegalPage> => {
  const wording = wordingOf(kind, facts, settings);
  const part = (language: 'de' | 'ru') => ({
    text: settings[kind][language] ?? wording[language],
    template: legalMarkup(legalTemplate(kind, language, facts)),
    is_own: settings[kind][language] !== null,
  });
  const history = await selectWordings(db, kind);
  return {
    kind,
    version: wording.version,
    de: part('de'),
    ru: part('ru'),
    history: history.map(({ version, first_used_at }) => ({ version, first_used_at: formatInstant(first_used_at) })),
  };
};

const wordingOf = (kind: LegalKind, facts: LegalFacts, settings: LegalSettings): LegalWording => {
  const texts = legalTexts(kind, facts, settings[kind]);
  return versioned(legalMarkup(texts.de), legalMarkup(texts.ru));
};

const versioned = (de: string, ru: string): LegalWording => {
  const version = createHash('sha256')
    .update(JSON.stringify([de, ru]))
    .digest('hex')
    .slice(0, 12);
  return { version, de, ru };
};

// Wordings that this process has already stored: bookings need not write them again.
const kept = new WeakMap<Database, Set<string>>();

const storeOnce = async (db: Database, kind: WordingKind, wording: LegalWording, now: number): Promise<void> => {
  const known = kept.get(db) ?? new Set();
  kept.set(db, known);
  const key = `${kind} ${wording.version}`;
  if (known.has(key)) return;
  await storeWording(db, kind, wording, now);
  known.add(key);
};
