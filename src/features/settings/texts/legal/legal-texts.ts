import type { Language } from '#shared/kernel/language.ts';
import type { LegalKind } from '../../domain/legal/legal-kinds.ts';
import { type LegalBody, legalFromMarkup } from '../../domain/legal/legal-markup.ts';
import { accessibilityDe } from './accessibility-de.ts';
import { accessibilityRu } from './accessibility-ru.ts';
import { imprintDe } from './imprint-de.ts';
import { imprintRu } from './imprint-ru.ts';
import type { LegalFacts, LegalText } from './legal-text.ts';
import { privacyDe } from './privacy-de.ts';
import { privacyRu } from './privacy-ru.ts';
import { termsDe } from './terms-de.ts';
import { termsRu } from './terms-ru.ts';

/** A page in both languages, so that switching the language needs no further request. */
export type LegalTexts = Readonly<Record<Language, LegalText>>;

/** The studio's own texts per language; null if there is none. */
type OwnTexts = Readonly<Record<Language, string | null>>;

const templates: Readonly<Record<LegalKind, Readonly<Record<Language, (facts: LegalFacts) => LegalText>>>> = {
  imprint: { de: imprintDe, ru: imprintRu },
  privacy: { de: privacyDe, ru: privacyRu },
  terms: { de: termsDe, ru: termsRu },
  accessibility: { de: accessibilityDe, ru: accessibilityRu },
};

/** The template of a page, filled from the studio's settings. */
export const legalTemplate = (kind: LegalKind, language: Language, facts: LegalFacts): LegalText =>
  templates[kind][language](facts);

/** Returns a page in force: the studio's own text, else the template. */
export const legalTexts = (kind: LegalKind, facts: LegalFacts, own?: OwnTexts): LegalTexts => ({
  de: inForce(legalTemplate(kind, 'de', facts), own?.de),
  ru: inForce(legalTemplate(kind, 'ru', facts), own?.ru),
});

const inForce = (template: LegalText, own: string | null | undefined): LegalText => {
  if (own === null || own === undefined) return template;
  const body: LegalBody = legalFromMarkup(own);
  return { title: template.title, ...body };
};
