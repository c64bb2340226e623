import { expect, it } from 'vitest';
import { feedContract } from '#features/calendar/feed-contract.ts';
import { robots } from './sitemap.ts';

/** The rules of robots.txt that match a path, in their order (RFC 9309). */
const rulesFor = (path: string) =>
  [...robots('https://studio.example').matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, rule, prefix = '']) => ({ rule, prefix }))
    .filter(({ prefix }) => path.startsWith(prefix));
/** What readers decide that take the longest rule, and those that take the first. */
const decided = (path: string) => {
  const rules = rulesFor(path);
  const longest = rules.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.rule;
  return [longest ?? 'Allow', rules[0]?.rule ?? 'Allow'];
};

it('robots.txt lets calendar programs read the feeds, and nobody the rest of the interface (FIND-04)', () => {
  const [feed = ''] = Object.keys(feedContract).flatMap((key) => (key.includes('{token}') ? [key.split(' ')[1]] : []));
  expect(decided(feed.replace('{token}', 'abc.ics'))).toEqual(['Allow', 'Allow']);
  for (const path of ['/api/services', '/api/calendar/other', '/api/admin/bookings', '/admin', '/admin/calendar'])
    expect([path, ...decided(path)]).toEqual([path, 'Disallow', 'Disallow']);
  expect(decided('/booking')).toEqual(['Allow', 'Allow']);
});
