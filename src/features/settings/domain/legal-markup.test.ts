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
  'AMB-007: the template of %s in %s can be edited and comes back as it was',
  (kind, language) => {
    const { title, ...body } = legalTemplate(kind, language, facts);
    expect(title).not.toBe('');
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    expect(legalMarkup(body)).toContain('Studio Licht');
    expect(legalMarkup(body)).not.toMatch(/undefined|null|\[object/);
  },
);

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

test('AMB-007: the studio’s own text stands in for the template in its language alone', () => {
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
