import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { servicesContract } from '../contract.ts';
import { adminServiceOf, adminServices, specialSettingsView, storedService, systemServiceId } from './admin-view.ts';
import { publicService, publicServices } from './api.ts';
import { deleteExampleServices, keepExampleServices } from './examples.ts';
import { reorderServices } from './reorder-services.ts';
import { changeSpecialSettings } from './special-settings.ts';
import { changeService, createService, deleteService, toggleService } from './write-service.ts';

export const servicesRoutes = (context: Context) =>
  mounted(servicesContract, {
    'GET /api/services': () => publicServices(context),
    'GET /api/services/{id}': ({ params }) => publicService(context, params.id),
    'GET /api/admin/services': () => adminServices(context),
    'POST /api/admin/services': ({ body }, { administrator }) => createService(context, body, administrator.id),
    'DELETE /api/admin/services/examples': (_, { administrator }) => deleteExampleServices(context, administrator.id),
    'POST /api/admin/services/examples/keep': async (_, { administrator }) => {
      await keepExampleServices(context, administrator.id);
      return { success: true };
    },
    'PUT /api/admin/services/reorder': ({ body }, { administrator }) =>
      reorderServices(context, body.service_ids, administrator.id),
    'GET /api/admin/services/{id}': ({ params }) => adminServiceOf(context, params.id),
    'PUT /api/admin/services/{id}': ({ params, body }, { administrator }) =>
      changeService(context, params.id, body, administrator.id),
    'DELETE /api/admin/services/{id}': async ({ params }, { administrator }) => {
      await deleteService(context, params.id, administrator.id);
      return { success: true };
    },
    'PUT /api/admin/services/{id}/toggle-active': ({ params }, { administrator }) =>
      toggleService(context, params.id, administrator.id),
    'GET /api/admin/services/{id}/special-settings': async ({ params }) =>
      specialSettingsView(await storedService(context, params.id)),
    'PUT /api/admin/services/{id}/special-settings': ({ params, body }, { administrator }) =>
      changeSpecialSettings(context, params.id, body, administrator.id),
    'GET /api/admin/system-service': async () => adminServiceOf(context, await systemServiceId(context)),
    'PUT /api/admin/system-service': async ({ body }, { administrator }) =>
      changeService(context, await systemServiceId(context), body, administrator.id),
  });
