const softHyphen = '\u00AD';
/** Shorter words fit beside whatever stands next to them. */
const long = /\p{L}{18,}/gu;

// Letters that stand for one sound are not parted.
const onset = '(?:sch|ch|ck|ph|th|sh|qu|[bdfgkp][lr]|[бвгдкпф][лр]|[bcdfgjklmnpqrstvwxzß]|[бвгджзклмнпрстфхцчшщ])';
const vowel = '[aeiouyäöüаеёиоуыэюя]';
/** A consonant that begins a syllable. */
const syllable = new RegExp(`${onset}(?=${vowel})`, 'giu');
const anyVowel = new RegExp(vowel, 'iu');
/** Letters that stay together at either end, and between two hyphens. */
const fewest = 3;

/**
 * Marks where a long word may be parted, with the hyphen that is then shown. Browsers know few compounds
 * ('Neugeborenenshooting') and part them anywhere, without a hyphen.
 */
export const withSoftHyphens = (text: string): string => text.replaceAll(long, parted);

const parted = (word: string): string => {
  let marked = '';
  let last = 0;
  for (const { index } of word.matchAll(syllable)) {
    const isFarIn = index - last >= fewest && word.length - index >= fewest;
    if (!isFarIn || !anyVowel.test(word.slice(last, index))) continue;
    marked += word.slice(last, index) + softHyphen;
    last = index;
  }
  return marked + word.slice(last);
};
