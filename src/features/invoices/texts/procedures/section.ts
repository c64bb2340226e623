/** Marks what only people can fill in. */
export interface Gap {
  readonly gap: string;
}

/** A value of a table: text, or something to fill in. */
export type Value = string | Gap;

/** A part of a section: a paragraph, a row of a table with its label, or something to fill in. */
export type Block = string | Gap | readonly [label: string, value: Value];

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const gap = (text: string): Gap => ({ gap: text });

/** A value, or what has to be filled in for it. */
export const valueOrGap = (value: string | undefined, missing: string): Value => value?.trim() || gap(missing);
