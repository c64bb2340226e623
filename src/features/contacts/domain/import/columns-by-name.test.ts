import { describe, expect, it } from 'vitest';
import { targetOf } from './columns.ts';
import { guessedRoles } from './guessed-columns.ts';

const rolesOf = (headers: readonly string[]) => guessedRoles({ headers, rows: [] });

describe('a column by its name (AMB-078)', () => {
  it.each([
    [
      'phone',
      [
        'phone',
        'phone_number',
        'telefon',
        ' Telefon ',
        'Phone Number',
        'Telefonnummer',
        'Mobiltelefon',
        'Handy',
        'Person - Phone - Work',
        'Телефон',
        'Мобильный',
        'Tel.',
        'Mobile Phone',
        'Telefon privat',
        'WhatsApp',
        'Handynummer',
      ],
    ],
    ['company', ['company', 'company_name', 'firma', 'Associated Company', 'Organization Name', 'Unternehmen']],
    ['status', ['status', 'lead_status', 'Lead Status']],
    ['source', ['utm_source', 'utm_medium', 'utm_campaign']],
    [
      'name',
      [
        'name',
        'full_name',
        'vorname nachname',
        'Ihr Name',
        'Person - Name',
        'Vor- und Nachname',
        'ФИО',
        'Имя',
        'First Name',
        'Nachname',
        'Фамилия',
        'Kunde',
        'Display Name',
      ],
    ],
    [
      'email',
      [
        'email',
        'e-mail',
        'mail',
        'work_email',
        'Ihre E-Mail',
        'Mailadresse',
        'E-mail 1 - Value',
        'Почта',
        'Person - Email - Work',
        'E-Mail-Adresse',
        'Электронная почта',
        'Email Address',
      ],
    ],
    ['question', ['question_1', 'Welches Shooting?', 'question_telefonisch_erreichbar']],
    [
      undefined,
      [
        'state',
        'my_question_1',
        'ad_name',
        'campaign_name',
        'adset_name',
        'form_name',
        'Account Name',
        'E-mail 1 - Label',
        'Phone 1 - Label',
        'Phone 1 - Type',
        'Fax geschäftlich',
        'Phonetic First Name',
        'Nickname',
        'Name Prefix',
        'Contact owner',
        'Marketing contact status',
        'Mailing City',
        'Labels',
        'Name des Kindes',
        'E-Mail-Typ',
        'Einwilligung E-Mail',
        'Telefonvorwahl (Vorwahl)',
        'platform',
      ],
    ],
  ] as const)('is %s: %j', (target, headers) => {
    const others = headers.filter((header) => targetOf(rolesOf([header]), header) !== target);
    expect(others).toEqual([]);
  });

  it.each([
    ['name', 'other name', ['name', 'full_name', 'vorname nachname']],
    ['email', 'old email', ['email', 'e-mail', 'mail']],
  ] as const)(
    'the exact name of a column for %s beats one before it that only contains the word',
    (role, other, names) => {
      expect(names.map((name) => rolesOf([other, name])[role][0])).toEqual(names);
    },
  );

  it.each([
    [
      ['Nachname', 'Vorname'],
      ['Vorname', 'Nachname'],
    ],
    [
      ['Last Name', 'First Name', 'Middle Name'],
      ['First Name', 'Middle Name', 'Last Name'],
    ],
    [
      ['Фамилия', 'Имя', 'Отчество'],
      ['Имя', 'Отчество', 'Фамилия'],
    ],
    [
      ['Name', 'Vorname'],
      ['Vorname', 'Name'],
    ],
    [['Name', 'Given Name', 'Family Name'], ['Name']],
    [['full_name', 'first_name'], ['full_name']],
  ])('the columns %j are the name as %j', (headers, name) => expect(rolesOf(headers).name).toEqual(name));
});
