/** Addresses that need no row: of another language, former ones, and those that only lead elsewhere. */
const withoutRow = new Set([
  '/',
  '/ru/services/:part',
  '/ru/photographers/:part',
  '/booking/cancel/:id',
  '/cancel',
  '/withdrawal/:id',
  '/admin',
  '/admin/buchungen',
  '/admin/company-settings',
]);

/**
 * Returns what the map of features in ARCHITECTURE.md lacks, as messages: a feature, one of its tables, an address.
 * @param {string} text the document
 * @param {{ features: readonly string[], tables: Readonly<Record<string, readonly string[]>>, addresses: readonly string[] }} known
 */
export const problemsOfMap = (text, { features, tables, addresses }) => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const problems = features.flatMap((feature) => {
    const row = rows.find((line) => line.startsWith(`| \`${feature}\` |`));
    if (row === undefined) return [`the map has no row of ${feature}`];
    return (tables[feature] ?? [])
      .filter((name) => !row.includes(`\`${name}\``))
      .map((name) => `the map lacks the table ${name} of ${feature}`);
  });
  const missing = addresses
    .filter((address) => !withoutRow.has(address) && !rows.some((row) => row.includes(`\`${address}\``)))
    .map((address) => `the map lacks the address ${address}`);
  return [...problems, ...missing];
};

/**
 * The addresses of a file with a list of routes.
 * @param {string} text
 */
export const addressesIn = (text) =>
  [...text.matchAll(/^ {2}(?:\{ path: )?'(\/[^']*)'/gm)].map(([, address = '']) => address);
