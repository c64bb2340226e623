import { expect, it } from 'vitest';
import { mostPictures, ownerKinds } from './picture-owner.ts';

it('a service has a cover and eight more pictures, everything else one (PIC-01)', () => {
  const most = ownerKinds.map((kind) => [kind, mostPictures(kind)]);
  expect(Object.fromEntries(most)).toEqual({ home: 1, service: 9, photographer: 1, campaign: 1, resource: 1 });
});
