/** The legal pages (AMB-007, G09). */
export const legalKinds = ['imprint', 'privacy', 'terms'] as const;
export type LegalKind = (typeof legalKinds)[number];
