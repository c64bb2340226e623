import type { Page } from '@playwright/test';
import type { Studio } from './studio.ts';

export const resourcesPath = '/api/admin/resources';

export interface Resource {
  readonly id: string;
  readonly name_de: string;
  readonly [key: string]: unknown;
}

export const listedResources = async (studio: Studio): Promise<Resource[]> =>
  (await studio.api('GET', resourcesPath)).body;

/** Adds a resource; a room unless `more` has another kind. */
export const addResource = async (studio: Studio, name_de: string, more: object = {}): Promise<Resource> => {
  const { status, body } = await studio.api('POST', resourcesPath, { kind: 'room', name_de, ...more });
  if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`);
  return body;
};

/** Sets what a service needs: any one of each list of resources. */
export const needResources = async (
  studio: Studio,
  service: string,
  ...needs: readonly (readonly Resource[])[]
): Promise<void> => {
  const { status, body } = await studio.api('PUT', `/api/admin/services/${service}`, {
    needs: needs.map((resources) => ({ resource_ids: resources.map(({ id }) => id) })),
  });
  if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
};

/** Deletes all resources and needs, and all bookings' claims of them with the bookings. */
export const withoutResources = async (studio: Studio): Promise<void> => {
  await studio.sql('DELETE FROM service_need');
  await studio.sql(`UPDATE resource SET retired_at = now() WHERE kind <> 'photographer' AND retired_at IS NULL`);
};

export const resourceRow = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });
