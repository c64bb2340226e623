import { expect, test } from 'vitest';
import { previewPicture } from './preview-picture.ts';

const picture = {
  name: 'ab'.repeat(16),
  width: 1600,
  height: 1067,
  widths: [320, 640, 960, 1600],
  color: '#102030',
  focus_x: 50,
  focus_y: 50,
  alt: { de: 'Paar am See' },
};

test('a preview loads a file that is wide enough and not larger, in a format it reads (FIND-02)', () => {
  expect(previewPicture(picture, 'de', 'https://studio.de')).toEqual({
    url: `https://studio.de/pictures/${picture.name}-960.webp`,
    width: 960,
    height: 640,
    alt: 'Paar am See',
  });
  expect(previewPicture(picture, 'ru', 'https://studio.de')).toMatchObject({ alt: '' });
});

test.each([
  [[320, 500], 500],
  [[200], 200],
])('of a small picture with the widths %j it loads the one with %i pixels (FIND-02)', (widths, expected) => {
  const width = widths.at(-1) ?? 0;
  const preview = previewPicture({ ...picture, width, height: width, widths }, 'de', 'https://studio.de');
  expect(preview).toMatchObject({ width: expected, height: expected });
  expect(preview.url).toContain(`-${expected}.webp`);
});
