import { expect, test } from 'vitest';
import type { LegalFacts } from '../../texts/legal/legal-text.ts';
import { legalTemplate, legalTexts } from '../../texts/legal/legal-texts.ts';
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
  'the template of %s in %s is unchanged after formatting and parsing (AMB-007)',
  (kind, language) => {
    const { title, ...body } = legalTemplate(kind, language, facts);
    expect(title).not.toBe('');
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    expect(legalMarkup(body)).toContain('Studio Licht');
    expect(legalMarkup(body)).not.toMatch(/undefined|null|\[object/);
  },
);

test('the terms contain the stages of the refund rule in both languages, and can be edited (SRV-33, AMB-007)', () => {
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

test('the terms say when the whole price is due in advance, only where the studio has set it (BANK-05)', () => {
  const terms = (language: 'de' | 'ru', full_payment_after_missed?: number) => {
    const { title: _, ...body } = legalTemplate('terms', language, { ...facts, full_payment_after_missed });
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    return legalMarkup(body);
  };
  expect(terms('de', 1)).toContain('mindestens 1 Termin nicht wahrgenommen hat');
  expect(terms('de', 3)).toContain('mindestens 3 Termine nicht wahrgenommen hat');
  expect(terms('ru', 1)).toContain('как минимум 1 съёмку, при следующей');
  expect(terms('ru', 2)).toContain('как минимум 2 съёмки, при следующей');
  expect(terms('ru', 10)).toContain('как минимум 10 съёмок, при следующей');
  expect(terms('de')).not.toContain('wahrgenommen');
  expect(terms('ru')).not.toContain('пропустили');
});

test('the terms name what whoever does not come owes, only where the studio asks for it (BANK-06)', () => {
  const terms = (language: 'de' | 'ru', no_show_fee_percent?: number, refund_stages?: []) => {
    const { title: _, ...body } = legalTemplate('terms', language, { ...facts, no_show_fee_percent, refund_stages });
    expect(legalFromMarkup(legalMarkup(body))).toEqual(body);
    return legalMarkup(body);
  };
  expect(terms('de', 50)).toContain('können wir 50 % des vereinbarten Preises als Ausfallhonorar berechnen');
  expect(terms('de', 50)).toContain('kein oder ein geringerer Schaden');
  expect(terms('ru', 1, [])).toContain('плату за неявку: 1 % от согласованной цены');
  expect(terms('de')).not.toContain('Ausfallhonorar');
  expect(terms('ru')).not.toContain('неявку');
});

test('the studio’s own text replaces the template in its language only (AMB-007)', () => {
  const { de, ru } = legalTexts('imprint', facts, { de: 'Eigenes\n\n## Wer\n\nWir', ru: null });
  expect(de).toEqual({
    title: 'Impressum',
    lead: 'Eigenes',
    sections: [{ heading: 'Wer', paragraphs: ['Wir'] }],
  });
  expect(ru).toEqual(legalTemplate('imprint', 'ru', facts));
});

test('an imprint leaves out missing contact data', () => {
  const { sections } = legalTemplate('imprint', 'de', { ...facts, company_email: '', company_phone: '' });
  expect(sections.map(({ heading }) => heading)).toEqual(['Anbieter', 'Streitbeilegung']);
});
