import { expect, it } from 'vitest';
import { isId } from '#shared/kernel/ids.ts';
import { anyone } from './anyone.ts';

it('whoever is free is asked for with a word that programs outside send, and that no photographer has as ID (PLAN-20)', () => {
  expect(anyone).toBe('any');
  expect(isId(anyone)).toBe(false);
});
