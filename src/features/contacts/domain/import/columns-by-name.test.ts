import { describe, expect, it } from 'vitest';
import { guessedRoles, targetOf } from './columns.ts';

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
