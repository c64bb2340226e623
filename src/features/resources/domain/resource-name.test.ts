import { expect, it } from 'vitest';
import { resourceName } from './resource-name.ts';

it.each([
  ['de', 'Studio 1', 'Студия 1', 'Studio 1'],
  ['ru', 'Studio 1', 'Студия 1', 'Студия 1'],
  ['ru', 'Studio 1', null, 'Studio 1'],
  ['ru', 'Studio 1', '', 'Studio 1'],
  ['ru', 'Studio 1', '  ', 'Studio 1'],
  ['ru', 'Studio 1', ' Студия 1 ', 'Студия 1'],
] as const)('in %s, %j with the Russian name %j is shown as %j (PLAN-01)', (language, name_de, name_ru, name) => {
  expect(resourceName({ name_de, name_ru }, language)).toBe(name);
});
