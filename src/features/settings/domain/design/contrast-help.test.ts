import { expect, test } from 'vitest';
import { contrastHelp } from './contrast-help.ts';
import { defaultPageDesign } from './default-page-design.ts';

const none = { head: false, action: false, text: undefined };
const solid = { ...defaultPageDesign, background_type: 'solid' } as const;

test.each([
  ['dark colours need no help', { ...solid, primary_color: '#1F2937', secondary_color: '#111827' }, none],
  [
    'a light main colour is too light for links',
    { ...solid, primary_color: '#FDE047', secondary_color: '#FDE047' },
    { ...none, text: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ],
  [
    'no text is legible on both ends of these',
    {
      ...defaultPageDesign,
      primary_color: '#000000',
      secondary_color: '#FFFFFF',
      background_gradient_start: '#000',
      background_gradient_end: '#FFF',
    },
    { head: true, action: true, text: undefined },
  ],
])('%s', (_, design, help) => {
  expect(contrastHelp(design)).toEqual(help);
});
