import { mayBook } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { instantFrom } from '#shared/server/instant-from.ts';
import { birthsContract } from '../contract.ts';
import { birthWindow } from './birth-window-view.ts';
import { adminPlaces } from './places/admin-places-view.ts';
import { chooseTime } from './places/choose-time.ts';
import { endPlace } from './places/end-place.ts';
import { publicPlace } from './places/public-place.ts';
import { takePlace } from './places/take-place.ts';
import { tellBirth } from './places/tell-birth.ts';

export const birthsRoutes = (context: Context) =>
  mounted(birthsContract, {
    'GET /api/birth-windows/{id}': ({ params, query }, { language }) =>
      birthWindow(context, params.id, { due_on: query.due_on, language }),
    'POST /api/birth-places': ({ body }, { language, network }) => takePlace(context, body, { language, network }),
    'GET /api/birth-places/{id}': ({ params, query }, { language }) =>
      publicPlace(context, params.id, { token: query.token, language }),
    'POST /api/birth-places/{id}/birth': async ({ params: { id }, query: { token }, body }, { language }) => {
      await tellBirth(context, id, body.born_on, { token, language });
      return publicPlace(context, id, { token, language });
    },
    'POST /api/birth-places/{id}/time': async ({ params: { id }, query: { token }, body }, { language }) => {
      await chooseTime(context, id, instantFrom(body.start, ['body', 'start']), { token, language });
      return publicPlace(context, id, { token, language });
    },
    'POST /api/birth-places/{id}/end': async ({ params: { id }, query: { token } }, { language }) => {
      await endPlace(context, id, { token, language });
      return publicPlace(context, id, { token, language });
    },
    'GET /api/admin/birth-places': async (_, { administrator: { scopes } }) => {
      // Whoever has the address can choose the hour.
      const places = await adminPlaces(context);
      return mayBook(scopes) ? places : places.map((place) => ({ ...place, url: null }));
    },
    'POST /api/admin/birth-places/{id}/birth': async ({ params: { id }, body }, { administrator, language }) => {
      await tellBirth(context, id, body.born_on, { administrator: administrator.id, language });
      return { success: true as const };
    },
    'POST /api/admin/birth-places/{id}/end': async ({ params: { id } }, { administrator, language }) => {
      await endPlace(context, id, { administrator: administrator.id, language });
      return { success: true as const };
    },
  });
