// Letters beyond ASCII that western names and words often have. What is not listed counts as rare.
const common = new Set('äöüßéèêëáàâóòôúùûíìîïñçåøæœãõÄÖÜÉÈÊËÁÀÂÓÒÔÚÙÛÍÌÎÏÑÇÅØÆŒÃÕ');
const turkish = new Set('şğıŞĞİ');
const icelandic = new Set('þðýÞÐÝ');
const frequentCyrillic = new Set('оеаинтсрвлкмдпуяёОЕАИНТСРВЛКМДПУЯЁ');

/**
 * How little a word with letters beyond ASCII looks like a word of a European language, from 0 on. It decides between
 * the encodings of a file, so it looks at what a wrong one does to words: signs and capitals between small letters,
 * two scripts in one word, control characters, rare letters.
 */
export const implausibility = (word: string): number => {
  const letters = Array.from(word);
  const isSaga = letters.some((letter) => icelandic.has(letter)) && /[áíóúæ]/iu.test(word);
  let cost = caseCost(letters) + scriptCost(word) + signCost(letters);
  for (const letter of letters) cost += isSaga && icelandic.has(letter) ? 0 : letterCost(letter);
  // Latin words have letters beyond ASCII one by one: 'àëåíà' was Cyrillic.
  if (/[^\P{Script=Latin}a-z]{3}/iu.test(word)) cost += 1.5;
  if (letters.length >= 3 && !/\p{L}/u.test(word)) cost += 0.6;
  // An umlaut beside a vowel is rare: 'Tomöo' was 'Tomšo'.
  if (/[aeiouöü][öäü]|[öü][aeiouöü]|ä[aeioöü]/iu.test(word.replaceAll(/[äa]u/giu, ''))) cost += 1;
  return cost;
};

const letterCost = (letter: string): number => {
  if (letter <= '\u007F' || common.has(letter)) return 0;
  // Nobody types a replacement or control character, or a part of a frame.
  if (letter === '\uFFFD' || letter <= '\u009F') return 5;
  if (letter >= '\u2500' && letter <= '\u259F') return 2;
  if (turkish.has(letter)) return 0.4;
  if (/\p{Script=Cyrillic}/u.test(letter))
    return russian.test(letter) ? (frequentCyrillic.has(letter) ? 0 : 0.05) : 0.6;
  return /\p{L}/u.test(letter) ? 0.6 : 0;
};

const russian = /[а-яёА-ЯЁ]/u;

/** Capitals after small letters, as far as a letter beyond ASCII takes part; and words of capitals alone. */
const caseCost = (letters: readonly string[]): number => {
  let cost = 0;
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1] ?? '';
    const isBeyond = letter > '\u007F' || before > '\u007F';
    if (isBeyond && /\p{Lu}/u.test(letter) && /\p{Ll}/u.test(before)) cost += 2;
  }
  const isShouted = letters.length >= 3 && letters.every((letter) => /\p{Lu}/u.test(letter));
  return isShouted ? cost + 0.3 : cost;
};

const scriptCost = (word: string): number =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? 3 : 0;

/** Signs that stand between two letters or beside one without being typed there. */
const signCost = (letters: readonly string[]): number => {
  let cost = 0;
  for (const [index, sign] of letters.entries()) {
    if (/[\p{L}\uFFFD]/u.test(sign) && !ligatures.has(sign)) continue;
    const sides = [letters[index - 1], letters[index + 1]].filter((side) => side !== undefined && /\p{L}/u.test(side));
    if (ligatures.has(sign)) cost += 3;
    else if (sides.length === 2) cost += within.has(sign) ? 0.1 : 3;
    else if (sides.length === 1) cost += beside.has(sign) ? 0 : 0.6;
  }
  return cost;
};

const ligatures = new Set('ﬁﬂ');
const within = new Set('’‘–—-·\u00A0');
const beside = new Set('’‘‚“”„«»‹›–—…€®™°·№\u00A0');
