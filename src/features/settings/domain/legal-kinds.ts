/** The legal pages. */
export const legalKinds = ['imprint', 'privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];
