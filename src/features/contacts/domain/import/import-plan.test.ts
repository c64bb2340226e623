import { describe, expect, it } from 'vitest';
import { limits } from '#shared/kernel/text.ts';
import type { Contact } from '../../contract.ts';
import { columnRoles, columnTargets, guessedRoles, targetOf, withTarget } from './columns.ts';
import { type ImportPlan, planImport, planning } from './import-plan.ts';
import { contactOfRow, phaseOfStatus, type RawRow } from './import-row.ts';
import { rowsAStep } from './steps.ts';

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

describe('columns by hand', () => {
  const headers = ['a', 'b', 'name', 'email', 'utm_campaign', 'question_1', 'phone'];
  const guessed = guessedRoles(headers);
  const put = (header: string, target: Parameters<typeof withTarget>[1]['target'], roles = guessed) =>
    withTarget(roles, { headers, header, target });

  it('says of every column what it is for', () => {
    expect(headers.map((header) => targetOf(guessed, header))).toEqual([
      undefined,
      undefined,
      'name',
      'email',
      'source',
      'question',
      'phone',
    ]);
  });

  it.each(columnTargets)('a column becomes %s, and nothing else any more', (target) => {
    expect(targetOf(put('name', target), 'name')).toBe(target);
    for (const header of ['email', 'question_1', 'utm_campaign', 'b']) {
      const changed = put(header, target);
      expect(targetOf(changed, header)).toBe(target);
      expect(
        Object.values(changed)
          .flat()
          .filter((column) => column === header),
      ).toHaveLength(1);
    }
  });

  it('of name, address, phone, company and status there is one; taken from the column that was it', () => {
    const changed = put('a', 'name');
    expect(changed).toMatchObject({ name: 'a', email: 'email', phone: 'phone' });
    expect(targetOf(changed, 'name')).toBeUndefined();
    expect(put('phone', undefined)).toEqual({ ...guessed, phone: undefined });
  });

  it('of sources and answers there may be several: as they are read, then as in the file', () => {
    const sources = put('a', 'source', put('b', 'source'));
    expect(sources.source).toEqual(['utm_campaign', 'a', 'b']);
    const reversed = ['c', 'utm_campaign', 'utm_medium', 'utm_source'];
    const all = reversed.reduce(
      (roles, header) => withTarget(roles, { headers: reversed, header, target: 'source' }),
      guessedRoles([]),
    );
    expect(all.source).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'c']);
    expect(put('b', 'question').questions).toEqual(['b', 'question_1']);
    expect(put('utm_campaign', undefined).source).toEqual([]);
  });

  it('a file without a name in its columns is planned as somebody says it, and its rows are kept whole, in order', () => {
    const raw = { zuletzt: 'x', Wer: 'Änne', Wohin: 'aenne@example.de', Zuerst: 'y' };
    const table = { headers: Object.keys(raw), rows: [{ line: 2, raw }] };
    expect(() => planImport(table, [])).toThrow(
      expect.objectContaining({ because: { reason: 'no_person', headers: ['zuletzt', 'Wer', 'Wohin', 'Zuerst'] } }),
    );
    const empty = guessedRoles(table.headers);
    expect(planImport(table, [], empty)).toMatchObject({ total: 1, toImport: [], incomplete: 1 });
    const by = (roles: typeof empty, header: string, target: 'name' | 'email') =>
      withTarget(roles, { headers: table.headers, header, target });
    const plan = planImport(table, [], by(by(empty, 'Wer', 'name'), 'Wohin', 'email'));
    const [row] = plan.toImport;
    expect(row?.contact).toMatchObject({ name: 'Änne', email: 'aenne@example.de', source: 'CSV Import' });
    expect(Object.entries(row?.contact.raw_data ?? {})).toEqual(Object.entries(raw));
  });

  it.each([
    [{ headers: [], rows: [] }, false],
    [{ headers: ['a', 'b'], rows: [{ line: 2, raw: { a: '1', b: '2' } }] }, true],
    [{ headers: ['name', 'email'], rows: [{ line: 2, raw: { name: '', email: '' } }] }, true],
  ])('%j: mended by hand: %s', (file, byHand) => {
    expect(() => planImport(file as never, [])).toThrow(expect.objectContaining({ byHand }));
  });
});

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
    const answers = { question_1: 'Hut', question_2: 'Ja', question_3: longest ?? '', question_4: longer ?? '' };
    expect(contactOf({ ...person, ...answers })).toMatchObject({ tags: ['Hut'], preferred_dates: [longest] });
  });

  it('answers are tags, at most four, and times (CSV-028..030, AMB-081)', () => {
    const answers = ['ab', 'Hund', 'Hund', 'ab 17 Uhr', 'x'.repeat(99), 'x'.repeat(100), 'drei', 'vier', 'fünf'];
    const questions = Object.fromEntries(answers.map((answer, i) => [`question_${i}`, ` ${answer} `]));
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
