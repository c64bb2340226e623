import { expect, it } from 'vitest';
import { agreedMoves, type LinkMoves, type MoveRules, moveRulesProblems, noMoves } from './move-rules.ts';

const rules: LinkMoves = { kind: 'by_link', until_hours: 48, free_moves: 1, fee_cents: 2500, most_days_later: 60 };

it.each<[string, MoveRules, string[]]>([
  ['no moves', noMoves, []],
  ['a fee', rules, []],
  ['one free move and no more', { ...rules, fee_cents: null }, []],
  ['no free move, but a fee', { ...rules, free_moves: 0 }, []],
  ['until the session begins', { ...rules, until_hours: 0 }, []],
  ['neither a free move nor a fee', { ...rules, free_moves: 0, fee_cents: null }, ['free_moves']],
  ['half an hour', { ...rules, until_hours: 0.5 }, ['until_hours']],
  ['31 days before', { ...rules, until_hours: 721 }, ['until_hours']],
  ['eleven free moves', { ...rules, free_moves: 11 }, ['free_moves']],
  ['a fee of nothing', { ...rules, fee_cents: 0 }, ['fee']],
  ['a fee of 1000.01', { ...rules, fee_cents: 100_001 }, ['fee']],
  ['no day later', { ...rules, most_days_later: 0 }, ['most_days_later']],
  ['a year and a day later', { ...rules, most_days_later: 366 }, ['most_days_later']],
])('rules with %s have their errors reported by field', (_, given, fields) => {
  expect(moveRulesProblems(given, ['move_rules']).map(({ loc }) => loc)).toEqual(
    fields.map((field) => ['move_rules', field]),
  );
});

it.each<[string, MoveRules | null, MoveRules, LinkMoves | null]>([
  ['the studio has none', null, noMoves, null],
  ['the studio has some', null, rules, rules],
  ['the service has its own', { ...rules, free_moves: 3 }, noMoves, { ...rules, free_moves: 3 }],
  ['the service has none although the studio has', noMoves, rules, null],
])('the rules of a booking are as expected when %s', (_, own, studio, agreed) => {
  expect(agreedMoves(own, studio)).toEqual(agreed);
});
