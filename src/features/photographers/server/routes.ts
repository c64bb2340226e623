import { shownPicturesOf } from '#features/pictures/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { photographersContract } from '../contract.ts';
import { adminPhotographerOf, adminPhotographers } from './admin-view.ts';
import { activePhotographer, activePhotographers, photographersOf } from './api.ts';
import { deleteExamplePhotographers, keepExamplePhotographers } from './examples.ts';
import { withPortraits } from './with-portraits.ts';
import {
  changePhotographer,
  createPhotographer,
  deletePhotographer,
  togglePhotographer,
} from './write-photographer.ts';

export const photographersRoutes = (context: Context) =>
  mounted(photographersContract, {
    'GET /api/photographers': ({ query }) =>
      withPortraits(
        context,
        query.service_id === undefined ? activePhotographers(context) : photographersOf(context, query.service_id),
      ),
    'GET /api/photographers/{id}': async ({ params }) => {
      const photographer = await activePhotographer(context, params.id);
      const [picture] = await shownPicturesOf(context.db, { kind: 'photographer', id: photographer.id });
      return { ...photographer, ...(picture && { picture }) };
    },
    'GET /api/admin/photographers': () => adminPhotographers(context),
    'POST /api/admin/photographers': ({ body }, { administrator }) =>
      createPhotographer(context, body, administrator.id),
    'DELETE /api/admin/photographers/examples': (_, { administrator }) =>
      deleteExamplePhotographers(context, administrator.id),
    'POST /api/admin/photographers/examples/keep': async (_, { administrator }) => {
      await keepExamplePhotographers(context, administrator.id);
      return { success: true };
    },
    'GET /api/admin/photographers/{id}': ({ params }) => adminPhotographerOf(context, params.id),
    'PUT /api/admin/photographers/{id}': ({ params, body }, { administrator }) =>
      changePhotographer(context, params.id, body, administrator.id),
    'DELETE /api/admin/photographers/{id}': async ({ params }, { administrator }) => {
      await deletePhotographer(context, params.id, administrator.id);
      return { success: true };
    },
    'PUT /api/admin/photographers/{id}/toggle-active': ({ params }, { administrator }) =>
      togglePhotographer(context, params.id, administrator.id),
  });
