import { describe, expect, it } from 'vitest';
import { cellText, instantIn, isTestCell, phoneIn } from './cells.ts';

describe('telephone numbers of files (CSV-042)', () => {
  it.each([
    ['+49 170 5550101', '+49 170 5550101', undefined],
    ['0170 1', '0170 1', undefined],
    ['="01705550103"', '01705550103', undefined],
    ["'01705550103", '01705550103', undefined],
    ["'1705550103", '01705550103', 'completed'],
    ['p:+491705550101', '+491705550101', undefined],
    ['P: 0170', '0170', undefined],
    ['Vip:0170', 'Vip:0170', undefined],
    ['0170 5550102 ::: 030 5550103', '0170 5550102', undefined],
    ['01705550102', '01705550102', undefined],
    ['4,91706E+11', undefined, 'destroyed'],
    ['4.91706e+11', undefined, 'destroyed'],
    ['1E+5', undefined, 'destroyed'],
    ['4,91705550101E+11', '+491705550101', 'completed'],
    ['1705550102', '01705550102', 'completed'],
    ['15112345678', '015112345678', 'completed'],
    ['491705550101', '+491705550101', 'completed'],
    ['491705550101.0', '+491705550101', 'completed'],
    ['305550103', '305550103', 'doubtful'],
    ['43123456789', '43123456789', 'doubtful'],
    ['', undefined, undefined],
    ['-', undefined, 'none'],
    ['#NAME?', undefined, 'none'],
    ['########', undefined, 'none'],
    ['p:<test lead: dummy data for phone_number>', undefined, 'none'],
    [`0170 ${'1'.repeat(60)}`, undefined, 'none'],
  ])('%j is %s, %s', (cell, phone, remark) => {
    expect(phoneIn(cell)).toEqual({ phone, ...(remark && { remark }) });
  });
});

it.each([
  ['="x"', 'x'],
  [' a\r\n b ', 'a b'],
  ['="a"&"b"', '="a"&"b"'],
])('the text of %j is %j', (cell, text) => expect(cellText(cell)).toBe(text));

it.each([
  ['2026-11-27T19:02:11+01:00', '2026-11-27T18:02:11.000Z'],
  ['2026-11-27T19:02:11+0100', '2026-11-27T18:02:11.000Z'],
  ['2026-11-27 19:02:11', '2026-11-27T18:02:11.000Z'],
  ['2026-11-27 19:02:11 +0100', '2026-11-27T18:02:11.000Z'],
  ['2026-11-27', '2026-11-26T23:00:00.000Z'],
  ['27.11.2026', '2026-11-26T23:00:00.000Z'],
  ['27.11.2026 19:02', '2026-11-27T18:02:00.000Z'],
  ['27.11.2026, 19:02:11', '2026-11-27T18:02:00.000Z'],
  ['11/27/2026 7:02pm', undefined],
  ['gestern', undefined],
  ['12', undefined],
])('the instant of %j is %s (CSV-041)', (cell, iso) => {
  const at = instantIn(cell);
  expect(at === undefined ? undefined : new Date(at).toISOString()).toBe(iso);
});

it.each([
  ['<test lead: dummy data for first_name>', true],
  ['p:<TEST LEAD: Dummy data for phone>', true],
  ['Testa Lead', false],
])('%j is a test: %s (CSV-040)', (cell, is) => expect(isTestCell(cell)).toBe(is));
