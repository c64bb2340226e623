/** Where the columns of a timeline are, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly slot: number;
  /** Widths of a column of the previous period, and of one of this period in front of it. */
  readonly wide: number;
  readonly narrow: number;
  readonly center: (index: number) => number;
  readonly keyOf: (index: number) => string;
  /** Returns the centre of a text at `x`, moved so that none of it is cut off. */
  readonly inside: (x: number, text: string) => number;
}

/** The approximate width of a character in the small size, in pixels. */
export const charWidth = 6.7;

/** Returns the frame of `count` columns; `axis` is the longest label of the axis. */
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

/** Returns how many columns apart marks of that many characters must be. */
export const marksEvery = ({ slot }: Frame, characters: number): number =>
  Math.max(1, Math.ceil(((characters + 2) * charWidth) / slot));
