import { describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/text/text.ts';
import { contactOfRow, type RawRow } from './import-row.ts';
import { choicesFor, person, tableOf } from './testing/imported-rows.ts';

const planned = (raw: RawRow) => contactOfRow(raw, choicesFor(tableOf(raw)));
const contactOf = (raw: RawRow) => {
  const row = planned(raw);
  return row.refused ? undefined : row.contact;
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
    const choices = choicesFor({ headers: ['name', 'email', 'phone'], rows: [] });
    const row = contactOfRow({ ...person, undefined: 'x', '': 'y' }, choices);
    expect(row).toMatchObject({ contact: { phone: null, company: null, phase: 'new' } });
  });

  it.each([
    [{ Vorname: 'Lena', Nachname: 'Beispiel' }, 'Lena Beispiel'],
    [{ Name: 'Beispiel', Vorname: 'Lena' }, 'Lena Beispiel'],
    [{ Name: 'Lena Beispiel', Vorname: 'Lena' }, 'Lena Beispiel'],
    [{ Vorname: 'Thomas', Nachname: 'Thomas' }, 'Thomas Thomas'],
    [{ 'Last Name': 'Beispiel', 'First Name': 'Lena', 'Middle Name': ' ' }, 'Lena Beispiel'],
    [{ Vorname: '', Nachname: 'Beispiel' }, 'Beispiel'],
  ])('%j is %s (AMB-078)', (names, name) => {
    expect(contactOf({ email: person.email, ...(names as unknown as RawRow) })).toMatchObject({ name });
  });

  it.each([
    ['a@example.de ::: b@example.de', 'a@example.de'],
    ['Lena Beispiel <a@example.de>', 'a@example.de'],
    ['mailto:a@example.de; b@example.de', 'a@example.de'],
  ])('%j: the first address is %s (AMB-078)', (cell, email) => {
    expect(contactOf({ ...person, email: cell })).toMatchObject({ email });
  });

  it.each<[RawRow, string | null]>([
    [{ Telefonnummer: '', Handy: '0170 5550101' }, '0170 5550101'],
    [{ Telefonnummer: '030 5550103', Handy: '0170 5550102' }, '030 5550103'],
    [{ Telefonnummer: '4,91706E+11', Handy: '0170 5550102' }, '0170 5550102'],
    [{ Telefonnummer: '-', Handy: '' }, null],
  ])('%j: the first usable number is %s, the row keeps the others (AMB-078)', (phones, phone) => {
    expect(contactOf({ ...person, ...phones })).toMatchObject({ phone, raw_data: phones });
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

  it.each<[RawRow, string | undefined]>([
    [{ created_time: '2026-11-27T19:02:11+01:00' }, '2026-11-27T19:02:11.000+01:00'],
    [{ created_time: '2030-01-01T00:00:00+01:00' }, undefined],
    [{ created_time: '2026-11-27T19:02:11+01:00', status: 'abgesagt' }, undefined],
    [{ created_time: '' }, undefined],
  ])('%j: waits since %s (CSV-041)', (cells, since) => {
    expect(contactOf({ ...person, ...cells })?.phase_entered_at).toBe(since);
  });

  it.each([
    [{ ...person, name: ' ' }, 'incomplete'],
    [{ ...person, email: '' }, 'incomplete'],
    [{ ...person, email: 'keine adresse' }, 'bad_email'],
    [{ ...person, note: 'x'.repeat(50_000) }, 'too_long'],
  ])('%j is not a contact: %s (CSV-004)', (raw, refused) => {
    expect(planned(raw)).toEqual({ refused });
  });
});
