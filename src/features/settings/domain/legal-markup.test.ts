import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { LegalFacts } from '../texts/legal/legal-text.ts';
import { legalTemplate, legalTexts } from '../texts/legal/legal-texts.ts';
import { legalKinds } from './legal-kinds.ts';
import { legalFromMarkup, legalMarkup } from './legal-markup.ts';

const facts: LegalFacts = {
  company_name: 'Studio Licht',
  company_address: 'Lindenstraße 12\n10969 Berlin',
  company_email: 'hallo@licht.example',
  company_phone: '+49 30 1234567',
  cancel_window_hours: 24,
  online_payment: true,
};
const languages = ['de', 'ru'] as const;

test.each(legalKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'the template of %s in %s can be edited and comes back as it was (AMB-007)',
  (kind, language) => {
    const { title, ...body } = legalTemplate(kind, language, facts);
    expect(title).not.toBe('');
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    expect(legalMarkup(body)).toContain('Studio Licht');
    expect(legalMarkup(body)).not.toMatch(/undefined|null|\[object/);
  },
);

test('the terms name the stages of the refund rule in both languages, and can still be edited (SRV-33, AMB-007)', () => {
  const stages = [
    { days_before: 7, percent: 100 },
    { days_before: 1, percent: 50 },
  ];
  const terms = (language: 'de' | 'ru', refund_stages: LegalFacts['refund_stages']) => {
    const { title: _, ...body } = legalTemplate('terms', language, { ...facts, refund_stages });
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    return legalMarkup(body);
  };
  expect(terms('de', stages)).toContain('- bis 7 Tage vorher: 100 %\n- bis 1 Tag vorher: 50 %\n- danach: nichts\n');
  expect(terms('ru', stages)).toContain('- за 7 дней и раньше: 100 %\n- за 1 день и раньше: 50 %\n- позже: ничего\n');
  const toTheEnd = [{ days_before: 0, percent: 100 }];
  expect(terms('de', toTheEnd)).toContain('- bis zum Beginn: 100 %\n\n');
  expect(terms('ru', toTheEnd)).toContain('- до начала съёмки: 100 %\n\n');
  expect(terms('de', [])).toContain('Eine Anzahlung erstatten wir nicht, wenn Sie stornieren.');
  expect(terms('ru', [])).toContain('Если отменяете вы, предоплата не возвращается.');
  expect(terms('de', undefined)).toContain('Haben wir für die Rückzahlung von Anzahlungen feste Stufen');
});

test('a text is read as lead, headings, points and paragraphs', () => {
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

test('empty lines are no paragraphs, however many there are', () => {
  const { sections } = legalFromMarkup('\n\n\n## Eins\n\n\n\n\na\n\n\n\n\n\nb\n\n\n');
  expect(sections).toEqual([{ heading: 'Eins', paragraphs: ['a', 'b'] }]);
});

test('blanks around headings and points make no difference', () => {
  expect(legalFromMarkup('## Eins \n  ##  Zwei\n\n-  a \n-   b ').sections).toEqual([
    { heading: 'Eins' },
    { heading: 'Zwei', points: ['a', 'b'] },
  ]);
});

test('no word of a text is lost, and reading it again changes nothing', () => {
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

test('the studio’s own text stands in for the template in its language alone (AMB-007)', () => {
  const { de, ru } = legalTexts('imprint', facts, { de: 'Eigenes\n\n## Wer\n\nWir', ru: null });
  expect(de).toEqual({
    title: 'Impressum',
    lead: 'Eigenes',
    sections: [{ heading: 'Wer', paragraphs: ['Wir'] }],
  });
  expect(ru).toEqual(legalTemplate('imprint', 'ru', facts));
});

test('an imprint without ways to reach the studio leaves them out', () => {
  const { sections } = legalTemplate('imprint', 'de', { ...facts, company_email: '', company_phone: '' });
  expect(sections.map(({ heading }) => heading)).toEqual(['Anbieter', 'Streitbeilegung']);
});

test('a text is written as it is edited: without empty parts, one empty line between two', () => {
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

test('line breaks of any system, and blanks in empty lines or around a paragraph, make no difference', () => {
  const read = { lead: 'Vorab', sections: [{ heading: 'Eins', paragraphs: ['x\ny', 'z'] }] };
  for (const lineBreak of ['\n', '\r\n', '\r']) {
    for (const empty of ['', ' \t ']) {
      const typed = ['', ' Vorab ', empty, '##  Eins ', empty, ' x', 'y ', empty, empty, 'z', ''].join(lineBreak);
      expect(legalFromMarkup(typed)).toEqual(read);
    }
  }
});
