import { describe, expect, it } from 'vitest';
import { columnRoles, guessedRoles, targetOf } from './columns.ts';

describe('columns (CSV-003, AMB-078)', () => {
  it.each<[string[], string | undefined, string | undefined]>([
    [['email', 'name'], 'name', 'email'],
    [[' NAME ', 'Email'], ' NAME ', 'Email'],
    [['full_name', 'first_name', 'e-mail'], 'full_name', 'e-mail'],
    [['Vorname Nachname', 'Mail'], 'Vorname Nachname', 'Mail'],
    [['campaign_name', 'form_name', 'Ihr Name', 'work_email'], 'Ihr Name', 'work_email'],
    [['email2', 'name', 'email'], 'name', 'email'],
  ])('%j: %s and %s', (headers, name, email) => {
    expect(columnRoles(headers)).toMatchObject({ name, email });
  });

  it.each([[['a', 'b']], [['name']], [['campaign_name', 'ad_name', 'adset_name', 'company_name', 'email']]])(
    '%j are not enough',
    (headers) => expect(columnRoles(headers)).toBeUndefined(),
  );

  it('knows phone, company, status, source and questions', () => {
    expect(
      columnRoles([
        'name',
        'email',
        'phone_number',
        'Firma',
        'lead_status',
        'utm_campaign',
        'utm_source',
        'question_1',
      ]),
    ).toMatchObject({
      phone: 'phone_number',
      company: 'Firma',
      status: 'lead_status',
      source: ['utm_source', 'utm_campaign'],
      questions: ['question_1'],
    });
  });
});

describe('a column by its name', () => {
  it.each([
    ['phone', ['phone', 'phone_number', 'telefon', ' Telefon ']],
    ['company', ['company', 'company_name', 'firma']],
    ['status', ['status', 'lead_status']],
    ['source', ['utm_source', 'utm_medium', 'utm_campaign']],
    ['name', ['name', 'full_name', 'vorname nachname', 'Ihr Name']],
    ['email', ['email', 'e-mail', 'mail', 'work_email', 'Ihre E-Mail', 'Mailadresse']],
    ['question', ['question_1']],
    [undefined, ['phone number', 'state', 'my_question_1', 'ad_name', 'campaign_name', 'adset_name', 'form_name']],
  ] as const)('is %s: %j', (target, headers) => {
    const others = headers.filter((header) => targetOf(guessedRoles([header]), header) !== target);
    expect(others).toEqual([]);
  });
});

it.each([
  ['name', 'other name', ['name', 'full_name', 'vorname nachname']],
  ['email', 'old email', ['email', 'e-mail', 'mail']],
] as const)(
  'the exact name of a column for %s beats one before it that only contains the word',
  (role, other, names) => {
    expect(names.map((name) => guessedRoles([other, name])[role])).toEqual(names);
  },
);
