import { expect, it } from 'vitest';
import { type FontFamily, fontStack } from './font-stack.ts';

const system = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

it.each<[FontFamily, string]>([
  ['System', ''],
  ['Inter', "Inter, 'Inter Fallback', "],
  ['Roboto', "Roboto, 'Roboto Fallback', "],
  // Poppins has no Cyrillic.
  ['Poppins', "Poppins, Montserrat, 'Poppins Fallback', "],
  ['Montserrat', "Montserrat, 'Montserrat Fallback', "],
  ['Open Sans', "'Open Sans', 'Open Sans Fallback', "],
])('%s is followed by a local face with its metrics and by system fonts (DES-009)', (family, own) => {
  expect(fontStack(family)).toBe(own + system);
});

it('an unknown family gives the system font', () => {
  expect(fontStack('Comic Sans' as FontFamily)).toBe(system);
});
