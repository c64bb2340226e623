/** So many words say enough about an encoding, and so many bytes of one. */
const mostWords = 2000;
const mostBytes = 60;

const newline = 0x0a;

/**
 * Returns the different words of a file that have a byte beyond ASCII, one a line: runs of ASCII letters and of bytes
 * from 0x80 on.
 */
export const legacyWords = (bytes: Uint8Array): Uint8Array => {
  const seen = new Set<string>();
  const words: number[] = [];
  let begin = 0;
  let isBeyond = false;
  for (let at = 0; at <= bytes.length && seen.size < mostWords; at++) {
    const byte = bytes[at] ?? newline;
    if (byte >= 0x80) isBeyond = true;
    else if (!isLetter(byte)) {
      if (isBeyond) {
        const word = bytes.subarray(begin, Math.min(at, begin + mostBytes));
        const key = word.join(' ');
        if (!seen.has(key)) words.push(...word, newline);
        seen.add(key);
      }
      begin = at + 1;
      isBeyond = false;
    }
  }
  return new Uint8Array(words);
};

/** The words of `legacyWords`, after they were decoded. */
export const separateWords = (text: string): readonly string[] => text.split('\n').filter((word) => word !== '');

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
