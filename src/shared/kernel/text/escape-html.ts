/**
 * Escapes text for an HTML element or a quoted attribute. The ampersand is replaced first, because the other
 * replacements contain one.
 */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
