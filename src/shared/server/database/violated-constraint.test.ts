import { expect, it } from 'vitest';
import { violatedConstraint } from './violated-constraint.ts';

it.each([
  [Object.assign(new Error('duplicate key'), { constraint: 'campaign_slug_key' }), 'campaign_slug_key'],
  [Object.assign(new Error('duplicate key'), { constraint: undefined }), undefined],
  [new Error('connection lost'), undefined],
  [{ constraint: 'campaign_slug_key' }, undefined],
  [undefined, undefined],
])('of %j, the violated constraint is %s', (error, name) => {
  expect(violatedConstraint(error)).toBe(name);
});
