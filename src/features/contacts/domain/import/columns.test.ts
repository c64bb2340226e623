import { describe, expect, it } from 'vitest';
import { hasPerson } from './columns.ts';
import { guessedRoles } from './guessed-columns.ts';
import { tableOf } from './testing/imported-rows.ts';

describe('columns by names and contents together (CSV-003, AMB-078)', () => {
  it.each<[string[], string | undefined, string | undefined]>([
    [['email', 'name'], 'name', 'email'],
    [[' NAME ', 'Email'], ' NAME ', 'Email'],
    [['full_name', 'first_name', 'e-mail'], 'full_name', 'e-mail'],
    [['Vorname Nachname', 'Mail'], 'Vorname Nachname', 'Mail'],
    [['campaign_name', 'form_name', 'Ihr Name', 'work_email'], 'Ihr Name', 'work_email'],
    [['email2', 'name', 'email'], 'name', 'email'],
  ])('%j: %s and %s', (headers, name, email) => {
    const roles = guessedRoles({ headers, rows: [] });
    expect([roles.name[0], roles.email[0]]).toEqual([name, email]);
  });

  it.each([[['a', 'b']], [['name']], [['campaign_name', 'ad_name', 'adset_name', 'company_name', 'email']]])(
    '%j are too few columns',
    (headers) => expect(hasPerson(guessedRoles({ headers, rows: [] }))).toBe(false),
  );

  it('recognises phone, company, status, source and questions', () => {
    const headers = [
      'name',
      'email',
      'phone_number',
      'Firma',
      'lead_status',
      'utm_campaign',
      'utm_source',
      'question_1',
    ];
    expect(guessedRoles({ headers, rows: [] })).toMatchObject({
      phone: ['phone_number'],
      company: ['Firma'],
      status: ['lead_status'],
      source: ['utm_source', 'utm_campaign'],
      question: ['question_1'],
    });
  });

  it('a column is not what its name says if none of its cells can be that', () => {
    const table = tableOf({
      Name: '123',
      'Customer Name': 'Lena Beispiel',
      'E-mail': '* Work',
      'E-mail Value': 'lena@example.org',
      'Mail 2': '',
      Telefonisch: 'Ja',
      Telefon: '0170 5550101',
      created_time: 'gestern',
    });
    expect(guessedRoles(table)).toMatchObject({
      name: ['Customer Name'],
      email: ['E-mail Value'],
      phone: ['Telefon'],
      phase_entered_at: [],
    });
  });

  it('a column of addresses is one under every name, but not the answer to a question', () => {
    expect(guessedRoles(tableOf({ Name: 'Lena', Kontakt: 'lena@example.org' })).email).toEqual(['Kontakt']);
    expect(guessedRoles(tableOf({ Name: 'Lena', question_x: 'lena@example.org' })).email).toEqual([]);
    expect(guessedRoles(tableOf({ name: 'Lena', email: 'keine adresse' })).email).toEqual(['email']);
  });

  it('a file without names of columns is read by its contents', () => {
    const row = {
      'Spalte 1': '7',
      'Spalte 2': 'Lena Beispiel',
      'Spalte 3': 'lena@example.org',
      'Spalte 4': '0170 5550101',
    };
    expect(guessedRoles(tableOf(row))).toMatchObject({ name: ['Spalte 2'], email: ['Spalte 3'], phone: ['Spalte 4'] });
  });

  it('what a form of an advertisement asks is an answer, whatever its column is called', () => {
    const of = (row: Record<string, string>) =>
      guessedRoles(tableOf({ full_name: 'Lena', email: 'a@x.de', ...row })).question;
    const form = { form_id: 'f:1', created_time: '2026-11-27T19:02:11+01:00', platform: 'ig', stadt: 'Berlin' };
    expect(of({ ...form, welches_shooting: 'newborn' })).toEqual(['welches_shooting']);
    expect(of({ welches_shooting: 'newborn' })).toEqual([]);
    expect(of({ 'Welches Shooting?': 'newborn' })).toEqual(['Welches Shooting?']);
    expect(of({ 'Wie ist Ihre Telefonnummer?': '0170 5550101' })).toEqual([]);
    expect(of({ 'Dürfen wir telefonieren?': 'Ja' })).toEqual(['Dürfen wir telefonieren?']);
  });
});
