import { expect, it } from 'vitest';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import { placed } from './refused-fields.ts';

const at = (...loc: FieldProblem['loc']): FieldProblem => ({ loc, msg: 'must be something else', type: 'custom' });

it.each<[string, FieldProblem, readonly string[], string]>([
  ['its own name', at('body', 'email'), ['name', 'email'], 'email'],
  ['its path, joined', at('body', 'customer', 'email'), ['customer_email', 'email'], 'customer_email'],
  [
    'its path with places in a list',
    at('body', 'stages', 1, 'percent'),
    ['stages.0.percent', 'stages.1.percent'],
    'stages.1.percent',
  ],
  ['the last step that is a field', at('body', 'customer', 'email'), ['customer', 'email'], 'email'],
  ['the list that it is an entry of', at('body', 'scopes', 0), ['name', 'scopes'], 'scopes'],
  [
    'the day of which it is a time',
    at('body', 'weekly_schedule', 'monday', 'end_time'),
    ['monday', 'tuesday'],
    'monday',
  ],
])('a refused value belongs to the field with %s (NAV-031)', (_, problem, names, field) => {
  expect(placed([problem], new Set(names))).toEqual({ at: new Map([[field, problem]]), isComplete: true });
});

it('a problem without a field is shown by the form, the others at their fields (NAV-031)', () => {
  const [name, start] = [at('body', 'name'), at('body', 'start')];
  expect(placed([name, start], new Set(['name']))).toEqual({ at: new Map([['name', name]]), isComplete: false });
  expect(placed([at('query', 'name')], new Set(['name'])).isComplete).toBe(false);
  expect(placed([], new Set(['name'])).isComplete).toBe(false);
});

it('the first of two errors at one field is shown (NAV-031)', () => {
  const [first, second] = [at('body', 'name'), at('body', 'name')];
  expect(placed([first, second], new Set(['name'])).at.get('name')).toBe(first);
});
