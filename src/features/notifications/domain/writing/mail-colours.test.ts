import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, gradientPoints, parseHex, type Rgb, toHex } from '#features/settings/domain/design/colour.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import { mailColours } from './mail-colours.ts';

const rgb = (hex: string): Rgb => parseHex(hex)!;
const hex = integer({ min: 0, max: 0xffffff }).map((value) => toHex([value >> 16, (value >> 8) & 255, value & 255]));
const design = emailSettingsFrom({}).design;

test('text on the head and every accent keeps 4.5:1, whatever colours the studio chooses (SRV-38)', () => {
  assert(
    property(hex, hex, (primary_color, secondary_color) => {
      const { head, accent, accentSoft } = mailColours({ ...design, primary_color, secondary_color });
      for (const point of gradientPoints(rgb(head.start), rgb(head.end))) {
        expect(contrast(rgb(head.text), point)).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ['#ffffff', accentSoft.day]) {
        expect(contrast(rgb(accent.day), rgb(ground))).toBeGreaterThanOrEqual(4.5);
      }
      for (const ground of ['#211e29', accentSoft.night]) {
        expect(contrast(rgb(accent.night), rgb(ground))).toBeGreaterThanOrEqual(4.5);
        expect(contrast(rgb('#f3f1f6'), rgb(ground))).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 300 },
  );
});

test('legible colours are not changed', () => {
  const { head } = mailColours({ ...design, primary_color: '#1F2937', secondary_color: '#111827' });
  expect(head).toEqual({ start: '#1f2937', end: '#111827', text: '#ffffff' });
});

test('in dark mode a dark colour becomes a lighter shade of its hue, not white', () => {
  const { accent } = mailColours({ ...design, primary_color: '#1e3a8a' });
  const [red, , blue] = rgb(accent.night);
  expect(blue).toBeGreaterThan(red + 60);
});

test('an invalid colour is replaced by the default and is never written to the style sheet', () => {
  const hostile = { ...design, primary_color: 'red;}</style><script>', secondary_color: 'url(https://evil.example)' };
  expect(mailColours(hostile)).toEqual(mailColours(design));
});
