import { describe, expect, it } from 'vitest';
import { columnRoles } from './columns.ts';

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
    '%j are too few columns',
    (headers) => expect(columnRoles(headers)).toBeUndefined(),
  );

  it('recognises phone, company, status, source and questions', () => {
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
