import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { legalFromMarkup, legalMarkup } from './legal-markup.ts';

test('a text is parsed as lead, headings, list items and paragraphs', () => {
  const typed =
    'Vorab.\r\n\r\n## Eins\nGleich darunter.\n\n- a\n- b\n\nDanach\nzwei Zeilen.\n\n##kein Titel\n\n## Zwei\n\n- c';
  expect(legalFromMarkup(typed)).toEqual({
    lead: 'Vorab.',
    sections: [
      { heading: 'Eins', paragraphs: ['Gleich darunter.'] },
      { heading: '', points: ['a', 'b'], paragraphs: ['Danach\nzwei Zeilen.', '##kein Titel'] },
      { heading: 'Zwei', points: ['c'] },
    ],
  });
  expect(legalFromMarkup('## Eins\n## Zwei\nDarunter.\n\n## \n## \n##')).toEqual({
    lead: '',
    sections: [{ heading: 'Eins' }, { heading: 'Zwei', paragraphs: ['Darunter.', '##', '##', '##'] }],
  });
});

test('an empty text has neither lead nor sections', () => {
  for (const typed of ['', '\n', ' \n\n \n\n\n']) expect(legalFromMarkup(typed)).toEqual({ lead: '', sections: [] });
});

test('empty lines never become paragraphs', () => {
  const { sections } = legalFromMarkup('\n\n\n## Eins\n\n\n\n\na\n\n\n\n\n\nb\n\n\n');
  expect(sections).toEqual([{ heading: 'Eins', paragraphs: ['a', 'b'] }]);
});

test('spaces around headings and list items are ignored', () => {
  expect(legalFromMarkup('## Eins \n  ##  Zwei\n\n-  a \n-   b ').sections).toEqual([
    { heading: 'Eins' },
    { heading: 'Zwei', points: ['a', 'b'] },
  ]);
});

test('no word of a text is lost, and parsing the formatted text gives the same', () => {
  const part = constantFrom('## ', '- ', '\n', '\n\n', 'Wort', ' ', '<b>', '{x}');
  assert(
    property(array(part, { maxLength: 30 }), string(), (parts, more) => {
      const typed = parts.join('') + more;
      const read = legalFromMarkup(typed);
      const again = legalFromMarkup(legalMarkup(read));
      expect(again).toEqual(legalFromMarkup(legalMarkup(again)));
      expect(legalMarkup(read).split('Wort').length).toBe(typed.split('Wort').length);
    }),
  );
});

test('a text is formatted without empty parts, with one empty line between two', () => {
  const sections = [
    { heading: 'Eins', points: ['a', 'b'], paragraphs: ['Danach'] },
    { heading: '', paragraphs: ['Ohne Titel'] },
    { heading: 'Zwei' },
  ];
  const written = '## Eins\n\n- a\n- b\n\nDanach\n\nOhne Titel\n\n## Zwei';
  expect(legalMarkup({ lead: '', sections })).toBe(written);
  expect(legalMarkup({ lead: 'Vorab', sections })).toBe(`Vorab\n\n${written}`);
  expect(legalMarkup({ lead: '', sections: [] })).toBe('');
});

test('the kind of line breaks, and spaces in empty lines or around paragraphs, are ignored', () => {
  const read = { lead: 'Vorab', sections: [{ heading: 'Eins', paragraphs: ['x\ny', 'z'] }] };
  for (const lineBreak of ['\n', '\r\n', '\r']) {
    for (const empty of ['', ' \t ']) {
      const typed = ['', ' Vorab ', empty, '##  Eins ', empty, ' x', 'y ', empty, empty, 'z', ''].join(lineBreak);
      expect(legalFromMarkup(typed)).toEqual(read);
    }
  }
});
