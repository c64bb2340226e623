import { describe, expect, it } from 'vitest';
import { columnTargets, guessedRoles, targetOf, withTarget } from './columns.ts';
import { planImport } from './import-plan.ts';

describe('columns by hand', () => {
  const headers = ['a', 'b', 'name', 'email', 'utm_campaign', 'question_1', 'phone'];
  const guessed = guessedRoles(headers);
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

  it('name, address, phone, company and status have one column each: the one that had it before loses it', () => {
    const changed = put('a', 'name');
    expect(changed).toMatchObject({ name: 'a', email: 'email', phone: 'phone' });
    expect(targetOf(changed, 'name')).toBeUndefined();
    expect(put('phone', undefined)).toEqual({ ...guessed, phone: undefined });
  });

  it('several columns may be sources or answers: known sources first, the rest in the order of the file', () => {
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

  it('a file without a name column is planned as assigned by hand, and its rows keep all cells in order', () => {
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
  ])('%j: columns can be assigned by hand: %s', (file, byHand) => {
    expect(() => planImport(file as never, [])).toThrow(expect.objectContaining({ byHand }));
  });
});
