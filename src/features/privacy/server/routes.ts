import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { privacyContract } from '../contract.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { lookUp } from './person.ts';
import { changeRetention, retentionState } from './retention.ts';

export const privacyRoutes = (context: Context) =>
  mounted(privacyContract, {
    'POST /api/admin/privacy/lookup': ({ body }) => lookUp(context, body.email),
    'POST /api/admin/privacy/export': ({ body }, { administrator }) =>
      exportPerson(context, body.email, administrator.id),
    'POST /api/admin/privacy/erase': ({ body }, { administrator }) =>
      erasePerson(context, { ...body, actor: administrator.id }),
    'GET /api/admin/privacy/retention': () => retentionState(context),
    'PUT /api/admin/privacy/retention': ({ body }, { administrator }) =>
      changeRetention(context, body, administrator.id),
  });
