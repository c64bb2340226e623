import { z } from 'zod';

const own = z.string().nullable().catch(null);
const texts = z.object({ de: own, ru: own }).catch({ de: null, ru: null });
const legal = z.object({ imprint: texts, privacy: texts, terms: texts, accessibility: texts });

/** The studio's own legal texts per page and language, as stored in the group `legal`; null uses the template. */
export type LegalSettings = z.infer<typeof legal>;

/** Parses the stored group; missing or invalid texts use the template. */
export const legalSettingsFrom = (stored: unknown): LegalSettings =>
  legal.parse(typeof stored === 'object' && stored !== null ? stored : {});
