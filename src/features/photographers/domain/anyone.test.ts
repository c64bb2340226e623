import { expect, it } from 'vitest';
import { isId } from '#shared/kernel/ids.ts';
import { anyone } from './anyone.ts';

it('the value for any photographer is part of the API and never the ID of one (PLAN-20)', () => {
  expect(anyone).toBe('any');
  expect(isId(anyone)).toBe(false);
});
