import { describe, expect, test } from 'vitest';
import { noResource, type Target, targetByKey } from './move.ts';

const anna: Target = { date: '2030-06-05', minute: 610, photographer_id: 'anna' };

const week = ['03', '04', '05', '06', '07', '08', '09'].map((day) => `2030-06-${day}`);

const formatted = (target: Target | undefined): string =>
  target ? `${target.date.slice(8)} ${target.minute} ${target.photographer_id}` : '-';

describe('arrow keys move within the visible range', () => {
  const month = { dates: [...week, '2030-06-10', '2030-06-11', '2030-06-12'], photographers: [], by: 'days' } as const;
  const days = { dates: week, photographers: [], by: 'times' } as const;
  const columns = { dates: ['2030-06-05'], photographers: ['max', 'anna', 'eva'], by: 'times' } as const;
  test.each([
    ['month', 'ArrowRight', month, '06 610 anna'],
    ['month', 'ArrowDown', month, '12 610 anna'],
    ['month, at its edge', 'ArrowUp', month, '05 610 anna'],
    ['week', 'ArrowLeft', days, '04 610 anna'],
    ['week', 'ArrowDown', days, '05 615 anna'],
    ['week', 'ArrowUp', days, '05 600 anna'],
    ['day', 'ArrowLeft', columns, '05 610 max'],
    ['day', 'ArrowRight', columns, '05 610 eva'],
    ['day', 'ArrowDown', columns, '05 615 anna'],
    ['any', 'Home', columns, '-'],
  ])('%s: %s', (_, key, reach, expected) => {
    expect(formatted(targetByKey(anna, key, reach))).toBe(expected);
  });

  test('in the day by resources the resource changes and the photographer stays (PLAN-44)', () => {
    const rooms = { dates: ['2030-06-05'], photographers: [], resources: ['one', 'two'], by: 'times' } as const;
    const inOne = { ...anna, resource_id: 'one' };
    expect(targetByKey(inOne, 'ArrowRight', rooms)).toEqual({ ...anna, resource_id: 'two' });
    expect(targetByKey(inOne, 'ArrowLeft', rooms)).toEqual(inOne);
    expect(targetByKey({ ...anna, resource_id: 'two' }, 'ArrowRight', rooms)).toEqual({ ...anna, resource_id: 'two' });
    expect(targetByKey({ ...anna, resource_id: noResource }, 'ArrowRight', rooms)).toEqual(inOne);
    expect(targetByKey({ ...anna, resource_id: noResource }, 'ArrowLeft', rooms)?.resource_id).toBe(noResource);
    expect(targetByKey(inOne, 'ArrowDown', rooms)).toEqual({ ...inOne, minute: 615 });
  });

  test('the day has a first and a last quarter of an hour, the columns a first and a last photographer', () => {
    expect(targetByKey({ ...anna, minute: 15 }, 'ArrowUp', columns)).toEqual({ ...anna, minute: 0 });
    const first = { date: '2030-06-05', minute: 0, photographer_id: 'max' };
    expect(targetByKey(first, 'ArrowUp', columns)).toEqual(first);
    expect(targetByKey(first, 'ArrowLeft', columns)).toEqual(first);
    const last = { date: '2030-06-05', minute: 1425, photographer_id: 'eva' };
    expect(targetByKey(last, 'ArrowDown', columns)).toEqual(last);
    expect(targetByKey(last, 'ArrowRight', columns)).toEqual(last);
  });
});
