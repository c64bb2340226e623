import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpointAccess } from '../testing/endpoint-access.ts';

const { endpoints } = endpointAccess();

/** The endpoints that change something without a version, and why nothing of somebody else is lost. */
const withoutVersion: Readonly<Record<string, string>> = {
  'PUT /api/admin/auth/passkeys/{id}': 'the name of an own passkey, the only field',
  'PUT /api/admin/auth/password': 'the own password, with the former one',
  'PUT /api/admin/auth/preferences': 'switches of the own account; what is not given stays',
  'PUT /api/admin/bookings/{id}/status': 'a step of the life cycle, which the present status allows or not',
  'PUT /api/admin/campaigns/{id}/cards/{card_id}': 'a tick, the only field: whoever takes it away has seen it',
  'PUT /api/admin/contacts/imports/{id}': 'begins an import under an id of the caller; said again, nothing changes',
  'PUT /api/admin/go-live': 'hides a list',
  'PUT /api/admin/photographers/{id}/toggle-active': 'a switch',
  'PUT /api/admin/services/{id}/toggle-active': 'a switch',
  'PUT /api/admin/pictures/of/{owner_kind}/{owner_id}/order': 'an order, which is shown at once',
  'PUT /api/admin/push': 'what the own device is told',
  'PUT /api/admin/resources/reorder': 'an order, which is shown at once',
  'PUT /api/admin/services/reorder': 'an order, which is shown at once',
  'PUT /api/admin/pictures/{id}/file': 'replaces the file, which is shown at once',
};

const isVersioned = (body: z.ZodType | undefined): boolean => body instanceof z.ZodObject && 'version' in body.shape;

it('every endpoint that changes a record takes the version that was read, or is listed with a reason (TEAM-04)', () => {
  const changing = endpoints().filter(([key]) => /^(?:PUT|PATCH) /.test(key));
  const unversioned = changing.filter(([, { body }]) => !isVersioned(body)).map(([key]) => key);
  expect(unversioned.sort()).toEqual(Object.keys(withoutVersion).sort());
  const versioned = changing.filter(([, { body }]) => isVersioned(body));
  expect(versioned.filter(([, { refuses }]) => !refuses?.includes(409)).map(([key]) => key)).toEqual([]);
});
