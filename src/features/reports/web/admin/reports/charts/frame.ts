/** Where the columns of a timeline stand, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly slot: number;
  /** Widths of a column of the period before, and of one in front of it. */
  readonly wide: number;
  readonly narrow: number;
  readonly center: (index: number) => number;
  readonly keyOf: (index: number) => string;
  /** The middle of a text that should stand at `x`, moved so that none of it is cut off. */
  readonly inside: (x: number, text: string) => number;
}

/** About as wide as a character of the small size is. */
export const charWidth = 6.7;

/** The frame of `count` columns; `axis` is the longest text beside it. */
export const frameOf = (width: number, count: number, axis: string): Frame => {
  const left = Math.ceil(axis.length * charWidth) + 12;
  const right = Math.max(left + 1, width - 2);
  const slot = (right - left) / Math.max(1, count);
  const wide = Math.max(1, Math.min(44, slot * 0.8));
  return {
    left,
    right,
    slot,
    wide,
    narrow: Math.max(1, wide * 0.56),
    center: (index) => left + slot * (index + 0.5),
    keyOf: (index) => `column ${index}`,
    inside: (x, text) => {
      const half = (text.length * charWidth) / 2;
      return Math.max(half, Math.min(right - half, x));
    },
  };
};

/** Every how many columns there is room for a mark of that many characters. */
export const marksEvery = ({ slot }: Frame, characters: number): number =>
  Math.max(1, Math.ceil(((characters + 2) * charWidth) / slot));
