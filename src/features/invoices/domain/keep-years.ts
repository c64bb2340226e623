/** Calendar years after that of the document; the law asks for eight (§ 147 AO, § 14b UStG). */
export const keepYears = { least: 8, usual: 8, most: 30 } as const;
