import type { Arbitrary } from 'fast-check';
import { assert, constantFrom, integer, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rgb } from './colour.ts';
import { contrast, gradientPoints, mix, parseHex } from './colour.ts';
import { buttonStyles, cardStyles, fontFamilies } from './design-choices.ts';
import type { PageDesign } from './page-design-schema.ts';
import { controlRatio, textRatio, themeOf } from './theme.ts';

const colour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const design: Arbitrary<PageDesign> = record({
  primary_color: colour,
  secondary_color: colour,
  button_style: constantFrom(...buttonStyles),
  card_style: constantFrom(...cardStyles),
  font_family: constantFrom(...fontFamilies),
  background_type: constantFrom('gradient' as const, 'solid' as const),
  background_gradient_start: colour,
  background_gradient_end: colour,
  background_color: colour,
});

const rgb = (text: string | undefined): Rgb => {
  const parsed = parseHex(text ?? '');
  if (!parsed) throw new Error(`not a colour: ${text}`);
  return parsed;
};

/** The colours of a painted image, parsed from the CSS alone: the points of the gradient under the overlay, if any. */
const painted = (image: string | undefined): Rgb[] => {
  const stops = [...(image ?? '').matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => rgb(hex));
  const veil = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(image ?? '');
  const points = gradientPoints(stops[0]!, stops[1]!);
  if (!veil) return points;
  const over: Rgb = [Number(veil[1]), Number(veil[2]), Number(veil[3])];
  return points.map((point) => mix(point, over, Number(veil[4])));
};

const worst = (text: Rgb, grounds: readonly Rgb[]): number =>
  Math.min(...grounds.map((ground) => contrast(text, ground)));

// The browser rounds each channel once when blending; this is the tolerance for it.
const nearly = (ratio: number): number => ratio - 0.06;

describe('whatever colours a studio chooses', () => {
  test('text has at least 4.5:1 on every background (DES-002, DES-010, DES-011)', () => {
    assert(
      property(design, (chosen) => {
        const theme = themeOf(chosen);
        const white = rgb('#ffffff');
        const ground = rgb(theme['--ground']);
        expect(worst(rgb(theme['--action-ink']), painted(theme['--action-image']))).toBeGreaterThan(nearly(textRatio));
        expect(contrast(rgb(theme['--accent-ink']), rgb(theme['--accent']))).toBeGreaterThanOrEqual(textRatio);
        expect(worst(rgb(theme['--accent-text']), [white, rgb(theme['--accent-soft'])])).toBeGreaterThanOrEqual(
          textRatio,
        );
        expect(contrast(rgb(theme['--ground-ink']), ground)).toBeGreaterThanOrEqual(textRatio);
        expect(contrast(rgb(theme['--ground-ink-muted']), ground)).toBeGreaterThanOrEqual(textRatio);
        const head = chosen.background_type === 'solid' ? [ground] : painted(theme['--head-image']);
        expect(worst(rgb(theme['--head-ink']), head)).toBeGreaterThan(nearly(textRatio));
        expect(contrast(rgb(theme['--head-ink-inverse']), rgb(theme['--head-ink']))).toBeGreaterThanOrEqual(textRatio);
      }),
      { numRuns: 1500 },
    );
  });

  test('controls and marks have at least 3:1 on cards (DES-002)', () => {
    assert(
      property(design, (chosen) => {
        const theme = themeOf(chosen);
        expect(worst(rgb(theme['--accent']), [rgb('#ffffff'), rgb(theme['--accent-soft'])])).toBeGreaterThanOrEqual(
          controlRatio,
        );
        const edge = theme['--action-edge'];
        const filled = worst(rgb('#ffffff'), painted(theme['--action-image']));
        const outlined = edge === 'transparent' ? 0 : contrast(rgb(edge), rgb('#ffffff'));
        expect(Math.max(filled, outlined)).toBeGreaterThan(nearly(controlRatio));
      }),
      { numRuns: 1500 },
    );
  });

  test('the chosen colours are used unchanged as surfaces (DES-002, DES-010, DES-011)', () => {
    assert(
      property(design, (chosen) => {
        const theme = themeOf(chosen);
        expect(theme['--primary']).toBe(chosen.primary_color);
        expect(theme['--secondary']).toBe(chosen.secondary_color);
        const gradient = `${chosen.background_gradient_start},${chosen.background_gradient_end}`;
        const fills = chosen.background_type === 'solid' ? theme['--ground'] : theme['--head-image'];
        expect(fills).toContain(chosen.background_type === 'solid' ? chosen.background_color : gradient);
      }),
    );
  });

  test('no value can break out of its CSS declaration (SRV-51)', () => {
    assert(
      property(design, string(), (chosen, noise) => {
        const theme = themeOf({ ...chosen, primary_color: noise, background_color: noise });
        for (const value of Object.values(theme)) expect(value).toMatch(/^[\w#%., /()-]+$/);
      }),
    );
  });
});
