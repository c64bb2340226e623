import { describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/text.ts';
import { columnRoles, guessedRoles } from './columns.ts';
import { contactOfRow, type RawRow } from './import-row.ts';
import { person } from './testing/imported-rows.ts';

const contactOf = (raw: RawRow) => {
  const roles = columnRoles(Object.keys(raw));
  return roles && contactOfRow(raw, roles);
};

describe('a row', () => {
  it('becomes a contact that keeps the row as raw data', () => {
    const raw = { ...person, telefon: 'p:+49170', firma: ' Lumen ', status: 'abgesagt' };
    expect(contactOf(raw)).toEqual({
      ...person,
      phone: '+49170',
      company: 'Lumen',
      source: 'CSV Import',
      phase: 'abgesagt',
      priority: 'medium',
      tags: [],
      preferred_dates: [],
      raw_data: raw,
    });
  });

  it.each<[RawRow, string]>([
    [{ utm_source: 'fb', utm_medium: 'cpc', utm_campaign: 'spring' }, 'fb / cpc / spring'],
    [{ utm_campaign: 'spring', utm_source: 'fb', utm_medium: '' }, 'fb / spring'],
    [{ utm_source: ' ' }, 'CSV Import'],
    [{}, 'CSV Import'],
  ])('%j comes from %s (CSV-026, CSV-027)', (utm, source) => {
    expect(contactOf({ ...person, ...utm })).toMatchObject({ source });
  });

  it('ignores columns without a meaning and cells that its line lacks', () => {
    const roles = guessedRoles(['name', 'email', 'phone']);
    const raw = { ...person, undefined: 'x', '': 'y' };
    expect(contactOfRow(raw, roles)).toMatchObject({ phone: null, company: null, phase: 'new' });
  });

  it.each([
    ['p:0170', '0170'],
    ['P: 0170', '0170'],
    ['Vip:0170', 'Vip:0170'],
  ])('has the phone number %j without the prefix of an advertisement: %j', (phone, expected) => {
    expect(contactOf({ ...person, phone })).toMatchObject({ phone: expected });
  });

  it('cuts the source to the length of a name, without spaces at its end', () => {
    const longest = 'a'.repeat(limits.name - 1);
    expect(contactOf({ ...person, utm_source: `${longest} b` })).toMatchObject({ source: longest });
    expect(contactOf({ ...person, utm_source: `${longest}bc` })).toMatchObject({ source: `${longest}b` });
  });

  it('keeps answers of the minimum and the maximum length', () => {
    const [longest, longer] = [limits.name, limits.name + 1].map((length) => `${'1'.repeat(length - 4)} Uhr`);
    const responses = { question_1: 'Hut', question_2: 'Ja', question_3: longest ?? '', question_4: longer ?? '' };
    expect(contactOf({ ...person, ...responses })).toMatchObject({ tags: ['Hut'], preferred_dates: [longest] });
  });

  it('stores answers as at most four tags and as times (CSV-028..030, AMB-081)', () => {
    const responses = ['ab', 'Hund', 'Hund', 'ab 17 Uhr', 'x'.repeat(99), 'x'.repeat(100), 'drei', 'vier', 'fünf'];
    const questions = Object.fromEntries(responses.map((response, i) => [`question_${i}`, ` ${response} `]));
    expect(contactOf({ ...person, ...questions })).toMatchObject({
      tags: ['Hund', 'x'.repeat(99), 'drei', 'vier'],
      preferred_dates: ['ab 17 Uhr'],
    });
  });

  it.each([
    { ...person, name: ' ' },
    { ...person, email: '' },
  ])('%j is not a contact (CSV-004)', (raw) => {
    expect(contactOf(raw)).toBeUndefined();
  });
});
