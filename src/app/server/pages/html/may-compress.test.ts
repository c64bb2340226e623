import { expect, test } from 'vitest';
import { type PageName, pages } from '../../../web/public/pages.ts';
import { mayCompress } from './may-compress.ts';

test.each<[PageName, string, boolean]>([
  ['home', '', true],
  ['booking', 'service=1&anything=else', true],
  ['notFound', 'anything=else', true],
  ['success', '', true],
  ['cancel', 'token=abc', true],
  // The query that a personal page repeats must not be chosen by others.
  ['success', 'session_id=cs_1', false],
  ['success', 'x=1', false],
  ['cancel', 'token=abc&x=1', false],
  ['confirm', 'token=abc', true],
  ['confirm', 'token=abc&x=1', false],
  ['offer', '', true],
  ['offer', 'x=1', false],
  ['campaign', '', true],
  ['campaign', 'early=x', false],
  ['cancel', 'Token=abc', false],
  // A second token is chosen by others as well.
  ['cancel', 'token=abc&token=x', false],
  ['move', 'token=abc', true],
  ['move', 'token=abc&x=1', false],
  ['voucher', 'x=1', false],
  ['withdrawal', 'token=abc&code=x', false],
])('%s?%s compressed: %s (SRV-67)', (page, query, expected) => {
  expect(mayCompress(page, new URLSearchParams(query))).toBe(expected);
});

test('every page but those that are the same for all is compressed without foreign text only (SRV-67)', () => {
  const foreign = new URLSearchParams('x=1');
  const compressed = (Object.keys(pages) as PageName[]).filter((page) => mayCompress(page, foreign));
  expect(compressed).toEqual([
    'home',
    'service',
    'photographer',
    'booking',
    'birthWindow',
    'privacy',
    'terms',
    'imprint',
    'accessibility',
    'contact',
    'notFound',
  ]);
});
