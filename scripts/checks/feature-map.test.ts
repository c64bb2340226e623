import { describe, expect, it } from 'vitest';
import { addressesIn, problemsOfMap } from './feature-map.mjs';

const map = `
| feature | tables | screens |
|---|---|---|
| \`offers\` | \`offer\`, \`offer_time\` | \`/offer/:link\` |
| \`audit\` | – | \`/admin/audit\` |

The address \`/admin/team\` outside of a row does not count.`;
const known = {
  features: ['offers', 'audit'],
  tables: { offers: ['offer', 'offer_time'] },
  addresses: ['/', '/offer/:link', '/admin/audit'],
};

describe('the map of features', () => {
  it('names every feature, its tables and every address', () => {
    expect(problemsOfMap(map, known)).toEqual([]);
  });

  it.each([
    [{ features: ['offers', 'audit', 'days'] }, 'the map has no row of days'],
    [{ tables: { audit: ['offer'] } }, 'the map lacks the table offer of audit'],
    [{ addresses: ['/admin/team'] }, 'the map lacks the address /admin/team'],
  ])('is refused if it lacks something: %o', (change, problem) => {
    expect(problemsOfMap(map, { ...known, ...change })).toEqual([problem]);
  });

  it('reads the addresses of both lists of routes', () => {
    expect(addressesIn("  '/admin/team',\n  { path: '/offer/:link', page: 'offer' },\n// '/former'")).toEqual([
      '/admin/team',
      '/offer/:link',
    ]);
  });
});
