const softHyphen = '\u00AD';
/** Shorter words fit without hyphenation. */
const long = /\p{L}{18,}/gu;

// Letters that form one sound are not separated.
const onset = '(?:sch|ch|ck|ph|th|sh|qu|[bdfgkp][lr]|[бвгдкпф][лр]|[bcdfgjklmnpqrstvwxzß]|[бвгджзклмнпрстфхцчшщ])';
const vowel = '[aeiouyäöüаеёиоуыэюя]';
/** A consonant (or group of consonants) that begins a syllable. */
const syllable = new RegExp(`${onset}(?=${vowel})`, 'giu');
const anyVowel = new RegExp(vowel, 'iu');
/** Minimum number of letters before the first hyphen, after the last one, and between two. */
const fewest = 3;

/**
 * Inserts soft hyphens into long words. Browsers know few German compounds ('Neugeborenenshooting') and would break
 * them anywhere, without a hyphen.
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
