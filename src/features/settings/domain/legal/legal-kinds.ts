/** The legal pages. */
export const legalKinds = ['imprint', 'privacy', 'terms', 'accessibility'] as const;
export type LegalKind = (typeof legalKinds)[number];
