import { describe, expect, it } from 'vitest';
import { columnTargets, targetOf, withTarget } from './columns.ts';
import { guessedRoles } from './guessed-columns.ts';
import { planImport, refusalOf } from './import-plan.ts';
import { choicesFor, tableOf } from './testing/imported-rows.ts';

describe('columns by hand', () => {
  const headers = ['a', 'b', 'name', 'email', 'utm_campaign', 'question_1', 'phone', 'company'];
  const guessed = guessedRoles({ headers, rows: [] });
  const put = (header: string, target: Parameters<typeof withTarget>[1]['target'], roles = guessed) =>
    withTarget(roles, { headers, header, target });

  it('lists every column with its meaning', () => {
    expect(headers.map((header) => targetOf(guessed, header))).toEqual([
      undefined,
      undefined,
      'name',
      'email',
      'source',
      'question',
      'phone',
      'company',
    ]);
  });

  it.each(columnTargets)('a column assigned as %s loses its previous meaning', (target) => {
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

  it.each(['company', 'status', 'phase_entered_at'] as const)(
    '%s has one column: the one that had it before loses it',
    (target) => {
      expect(put('b', target, put('a', target))[target]).toEqual(['b']);
      expect(put('a', undefined, put('a', target))[target]).toEqual([]);
    },
  );

  it.each(['name', 'email', 'phone', 'source', 'question'] as const)(
    'several columns may be %s, in the order of the file (CSV-036)',
    (target) => expect(put('a', target, put('b', target))[target]).toEqual(expect.arrayContaining(['a', 'b'])),
  );

  it('parts of a name are ordered first to last name, sources as they are always shown (CSV-036)', () => {
    const file = ['Nachname', 'Wer', 'Vorname', 'Name', 'c', 'utm_campaign', 'utm_medium', 'utm_source'];
    const all = (target: 'name' | 'source', columns: readonly string[]) =>
      columns.reduce(
        (roles, header) => withTarget(roles, { headers: file, header, target }),
        guessedRoles({ headers: [], rows: [] }),
      )[target];
    expect(all('name', ['Nachname', 'Vorname'])).toEqual(['Vorname', 'Nachname']);
    expect(all('name', ['Name', 'Wer'])).toEqual(['Wer', 'Name']);
    expect(all('source', file.slice(4))).toEqual(['utm_source', 'utm_medium', 'utm_campaign', 'c']);
    expect(put('b', 'question').question).toEqual(['b', 'question_1']);
  });

  it('a file without a name column is planned as assigned by hand, and its rows keep all cells in order', () => {
    const raw = { zuletzt: 'x', Wer: 'Änne', Wohin: 'aenne@example.de', Zuerst: 'y' };
    const table = tableOf(raw);
    const choices = choicesFor(table);
    expect(refusalOf({ table, isTooWide: false }, choices.roles)?.because).toEqual({
      reason: 'no_person',
      headers: ['zuletzt', 'Wer', 'Wohin', 'Zuerst'],
    });
    expect(planImport(table, [], choices)).toMatchObject({
      total: 1,
      toImport: [],
      refused: [{ reason: 'incomplete' }],
    });
    const roles = withTarget(choices.roles, { headers: table.headers, header: 'Wer', target: 'name' });
    const [row] = planImport(table, [], { ...choices, roles }).toImport;
    expect(row?.contact).toMatchObject({ name: 'Änne', email: 'aenne@example.de', source: 'CSV Import' });
    expect(Object.entries(row?.contact.raw_data ?? {})).toEqual(Object.entries(raw));
  });

  it.each([
    [{ headers: [], rows: [] }, false],
    [tableOf({ a: '1', b: '2' }), true],
    [tableOf({ name: '', email: '' }), true],
  ])('%j: how it is read can be chosen: %s', (table, byHand) => {
    expect(refusalOf({ table, isTooWide: false }, choicesFor(table).roles)).toMatchObject({ byHand });
  });
});
