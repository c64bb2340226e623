import { parseHex, toHex, white } from '../../domain/design/colour.ts';
import { legible } from '../../domain/design/legible.ts';
import { textRatio } from '../../domain/design/theme.ts';

/** The studio's colour for headings and lines, legible on white paper. Both are '#rrggbb'. */
export const accentOf = (primary_color: string): string =>
  toHex(legible(parseHex(primary_color) ?? [88, 28, 135], [white], textRatio));
