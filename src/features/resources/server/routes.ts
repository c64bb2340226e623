import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { resourcesContract } from '../contract.ts';
import { allResources, resourceById } from './read-resources.ts';
import { reorderResources } from './reorder-resources.ts';
import { changeResource, createResource, deleteResource } from './write-resource.ts';

export const resourcesRoutes = (context: Context) =>
  mounted(resourcesContract, {
    'GET /api/admin/resources': () => allResources(context),
    'POST /api/admin/resources': ({ body }, { administrator }) => createResource(context, body, administrator.id),
    'PUT /api/admin/resources/reorder': ({ body }, { administrator }) =>
      reorderResources(context, body.resource_ids, administrator.id),
    'GET /api/admin/resources/{id}': ({ params }) => resourceById(context, params.id),
    'PATCH /api/admin/resources/{id}': ({ params, body }, { administrator }) =>
      changeResource(context, params.id, body, administrator.id),
    'DELETE /api/admin/resources/{id}': async ({ params }, { administrator }) => {
      await deleteResource(context, params.id, administrator.id);
      return { success: true };
    },
  });
