/** Whether a font can draw a character, given as its code point. */
export type HasLetter = (codePoint: number) => boolean;

/**
 * Reads which characters a TrueType font has: its table `cmap`, of which the formats 4 and 12 are read. Throws a RangeError
 * for a file that is none.
 */
export const lettersOf = (font: Buffer): HasLetter => {
  const cmap = tableOf(font, 'cmap');
  const letters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(8 + 8 * i));
    const format = part.readUInt16BE(0);
    if (format === 4) addSegments(part, letters);
    if (format === 12) addGroups(part, letters);
  }
  return (codePoint) => letters.has(codePoint);
};

const tableOf = (font: Buffer, name: string): Buffer => {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    if (font.toString('latin1', entry, entry + 4) !== name) continue;
    const start = font.readUInt32BE(entry + 8);
    return font.subarray(start, start + font.readUInt32BE(entry + 12));
  }
  throw new RangeError(`The font has no table ${name}`);
};

/** Format 4: segments of the first 65,536 characters, each with the distance to its glyphs or a list of them. */
const addSegments = (part: Buffer, letters: Set<number>): void => {
  const size = part.readUInt16BE(6);
  for (let i = 0; i < size; i += 2) {
    const end = part.readUInt16BE(14 + i);
    const start = part.readUInt16BE(16 + size + i);
    const delta = part.readUInt16BE(16 + 2 * size + i);
    const listAt = 16 + 3 * size + i;
    const list = part.readUInt16BE(listAt);
    for (let letter = start; letter <= end && letter < 0xff_ff; letter++) {
      const listed = list === 0 ? letter : part.readUInt16BE(listAt + list + 2 * (letter - start));
      if (listed !== 0 && (listed + delta) % 0x1_00_00 !== 0) letters.add(letter);
    }
  }
};

/** Format 12: groups of any characters, each with its first glyph. */
const addGroups = (part: Buffer, letters: Set<number>): void => {
  for (let i = 0; i < part.readUInt32BE(12); i++) {
    const [start, end, glyph] = [0, 4, 8].map((at) => part.readUInt32BE(16 + 12 * i + at)) as [number, number, number];
    for (let letter = start; letter <= end; letter++) if (glyph + letter - start !== 0) letters.add(letter);
  }
};
