/** A text as it is written between two tags or as an attribute. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (one) => entities[one] ?? '');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
