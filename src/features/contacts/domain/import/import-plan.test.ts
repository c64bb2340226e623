import { describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/text.ts';
import type { Contact } from '../../contract.ts';
import { columnRoles, guessedRoles } from './columns.ts';
import { type ImportPlan, planImport, planning } from './import-plan.ts';
import { contactOfRow, phaseOfStatus, type RawRow } from './import-row.ts';
import { rowsAStep } from './steps.ts';

describe('status (CSV-012..017, AMB-080)', () => {
  it.each([
    ['Termin geplant', 'appointment'],
    ['TERMIN GEPLANT am 3.', 'appointment'],
    ['hat Shooting', 'appointment'],
    ['Shooting abgesagt', 'appointment'],
    ['Abgesagt', 'abgesagt'],
    ['Nicht erreicht', 'nicht_erreicht'],
    ['nicht_erreicht', 'nicht_erreicht'],
    ['new', 'new'],
    ['NEW', 'new'],
    ['', 'new'],
    ['  ', 'new'],
    ['neu', 'in_klaerung'],
    ['renewed', 'in_klaerung'],
    ['Rückruf', 'in_klaerung'],
  ])('%j is %s', (status, phase) => expect(phaseOfStatus(status)).toBe(phase));
});

const contactOf = (raw: RawRow) => {
  const roles = columnRoles(Object.keys(raw));
  return roles && contactOfRow(raw, roles);
};
const person = { name: 'Änne', email: 'aenne@example.de' };

describe('a row', () => {
  it('becomes a contact with the data it came from', () => {
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

  it('takes nothing from columns without a meaning, and nothing from cells that its line lacks', () => {
    const roles = guessedRoles(['name', 'email', 'phone']);
    const raw = { ...person, undefined: 'x', '': 'y' };
    expect(contactOfRow(raw, roles)).toMatchObject({ phone: null, company: null, phase: 'new' });
  });

  it.each([
    ['p:0170', '0170'],
    ['P: 0170', '0170'],
    ['Vip:0170', 'Vip:0170'],
  ])('has the number of %j without the mark of an advertisement: %j', (phone, expected) => {
    expect(contactOf({ ...person, phone })).toMatchObject({ phone: expected });
  });

  it('says where it comes from in as many letters as a name has', () => {
    const longest = 'a'.repeat(limits.name - 1);
    expect(contactOf({ ...person, utm_source: `${longest} b` })).toMatchObject({ source: longest });
    expect(contactOf({ ...person, utm_source: `${longest}bc` })).toMatchObject({ source: `${longest}b` });
  });

  it('keeps answers that are as short or as long as they may be', () => {
    const [longest, longer] = [limits.name, limits.name + 1].map((length) => `${'1'.repeat(length - 4)} Uhr`);
    const responses = { question_1: 'Hut', question_2: 'Ja', question_3: longest ?? '', question_4: longer ?? '' };
    expect(contactOf({ ...person, ...responses })).toMatchObject({ tags: ['Hut'], preferred_dates: [longest] });
  });

  it('answers are tags, at most four, and times (CSV-028..030, AMB-081)', () => {
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
  ])('%j is none (CSV-004)', (raw) => {
    expect(contactOf(raw)).toBeUndefined();
  });
});

describe('the plan of an import', () => {
  const table = (...rows: RawRow[]) => ({
    headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((raw, index) => ({ line: index + 2, raw })),
  });
  const counts = ({ total, toImport, duplicates, withAppointment, incomplete, knownEmails }: ImportPlan) => ({
    total,
    toImport: toImport.map(({ line }) => line),
    duplicates,
    withAppointment,
    incomplete,
    knownEmails,
  });

  it('counts everything there is (CSV-012, CSV-018, CSV-020..025)', () => {
    const known = { email: 'Max@example.de', name: 'Max', status: '' };
    const existing = [
      // jsonb orders keys in its own way.
      { email: 'max@example.de', raw_data: { status: '', name: 'Max', email: 'Max@example.de' } },
      { email: 'x@example.de', raw_data: null },
    ] as unknown as Contact[];
    const plan = planImport(
      table(
        known,
        { email: 'max@example.de', name: 'Max', status: 'Rückruf' },
        { email: 'eva@example.de', name: 'Eva', status: '' },
        { email: 'eva@example.de', name: 'Eva', status: '' },
        { email: 'a@example.de', name: 'A', status: 'Termin geplant' },
        { email: '', name: 'B', status: '' },
      ),
      existing,
    );
    expect(counts(plan)).toEqual({
      total: 6,
      toImport: [3, 4],
      duplicates: 2,
      withAppointment: 1,
      incomplete: 1,
      knownEmails: 1,
    });
  });

  it.each([
    ['CSV-002', { headers: [], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: ['name', 'email'], rows: [] }, { reason: 'empty' }],
    ['CSV-002', { headers: [], rows: [{ line: 1, raw: {} }] }, { reason: 'empty' }],
    ['CSV-003', table({ a: '1', b: '2' }), { reason: 'no_person', headers: ['a', 'b'] }],
    ['CSV-005', table({ name: 'A', email: '' }), { reason: 'no_contacts' }],
  ])('%s: refuses %j', (_row, file, because) => {
    expect(() => planImport(file, [])).toThrow(expect.objectContaining({ name: 'ImportRefusal', because }));
  });

  it('names at most fifty of the columns it found', () => {
    const headers = Array.from({ length: 60 }, (_, n) => `c${n}`);
    const refused = () => planImport({ headers, rows: [{ line: 2, raw: {} }] }, []);
    const because = { reason: 'no_person', headers: headers.slice(0, 50) };
    expect(refused).toThrow(expect.objectContaining({ because }));
  });

  it('lets others work after every so many rows and contacts', () => {
    const count = 2 * rowsAStep + 1;
    const existing = Array.from({ length: count }, (_, n) => ({ email: `${n}@example.de`, raw_data: null }));
    const rows = Array.from({ length: count }, (_, n) => ({ ...person, email: `${n}@example.de` }));
    expect([...planning(table(...rows), existing as unknown as Contact[])]).toHaveLength(6);
    expect([...planning(table(person), [])]).toHaveLength(1);
  });
});
