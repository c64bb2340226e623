/** Whether a spreadsheet may read a text as a formula, also after spaces, marks that are not seen, or in wide letters. */
export const looksLikeFormula = (text: string): boolean => /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text);
