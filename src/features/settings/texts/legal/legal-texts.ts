import type { Language } from '#shared/contract/fields.ts';
import type { LegalFacts, LegalText } from './legal-text.ts';
import { privacyDe } from './privacy-de.ts';
import { privacyRu } from './privacy-ru.ts';
import { termsDe } from './terms-de.ts';
import { termsRu } from './terms-ru.ts';

/** A page in both languages: it comes with its text, so that switching the language needs no further request. */
export type LegalTexts = Readonly<Record<Language, LegalText>>;

export const privacyTexts = (facts: LegalFacts): LegalTexts => ({ de: privacyDe(facts), ru: privacyRu(facts) });
export const termsTexts = (facts: LegalFacts): LegalTexts => ({ de: termsDe(facts), ru: termsRu(facts) });
