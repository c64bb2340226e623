import type { FileFormat } from './picture-sizes.ts';

/** What is shown of a picture: the name of its files, their widths and its own size. */
export interface ShownPicture {
  /** A hash of the content: a name always means the same files. */
  readonly name: string;
  /** The size of the widest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** The colour that covers most of it, '#rrggbb'. */
  readonly color: string;
  /** What stays visible when a page cuts it: per cent from the left and from the top. */
  readonly focus_x: number;
  readonly focus_y: number;
  /** What it shows, by language. */
  readonly alt: Readonly<Partial<Record<string, string>>>;
}

/** The address of a file. */
export const pictureAddress = (name: string, width: number, format: FileFormat): string =>
  `/pictures/${name}-${width}.${format}`;

/** The files of one format as `srcset`, up to `most` pixels wide; at least the narrowest one. */
export const sourceSet = (
  { name, widths }: ShownPicture,
  format: FileFormat,
  most = Number.POSITIVE_INFINITY,
): string => {
  const fitting = widths.filter((width, index) => index === 0 || width <= most);
  return fitting.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(', ');
};

/** The longest description of a picture, in characters. */
export const mostAltLetters = 250;

/** The text for those who do not see it; '' if the studio has written none in this language. */
export const altOf = ({ alt }: Pick<ShownPicture, 'alt'>, language: string): string => alt[language] ?? '';

/** The focus in steps of ten per cent, for which style sheets have rules. */
export const focusSteps = ({ focus_x, focus_y }: Pick<ShownPicture, 'focus_x' | 'focus_y'>): [number, number] => [
  Math.round(focus_x / 10),
  Math.round(focus_y / 10),
];
