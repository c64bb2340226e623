// Letters that Unicode does not take apart into a letter and an accent.
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/**
 * The form in which a typed text and what it is searched in are compared: small, without accents, so that "muller" finds
 * Müller, "алена" Алёна and "ilkay" İlkay. `search_form` in the database is the same rule.
 */
export const searchForm = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(letter, (found) => letters[found] ?? found);
