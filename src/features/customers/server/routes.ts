import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { customersContract } from '../contract.ts';
import { findCustomers } from './find-customers.ts';
import { addNote, changeNote, removeNote } from './notes.ts';
import { customerHistory, customerNotes, customerProfile, customerStats } from './profile.ts';

export const customersRoutes = (context: Context) =>
  mounted(customersContract, {
    'GET /api/admin/customers': ({ query }) => findCustomers(context, query),
    'GET /api/admin/customers/{email}/stats': ({ params, query }) => customerStats(context, { ...params, ...query }),
    'GET /api/admin/customers/{email}/history': ({ params, query }) =>
      customerHistory(context, { ...params, ...query }, query.limit),
    'GET /api/admin/customers/{email}/notes': ({ params, query }) =>
      customerNotes(context, { ...params, ...query }, query.limit),
    'POST /api/admin/customers/{email}/notes': ({ params, query, body }, { administrator }) => {
      const customer = { ...params, customer_name: body.customer_name ?? query.customer_name };
      return addNote(context, customer, body, administrator.full_name);
    },
    'GET /api/admin/customers/{email}/profile': ({ params, query }) =>
      customerProfile(context, { ...params, ...query }),
    'PUT /api/admin/customers/notes/{id}': ({ params, body }) => changeNote(context, params.id, body),
    'DELETE /api/admin/customers/notes/{id}': async ({ params }) => {
      await removeNote(context, params.id);
      return { success: true };
    },
  });
