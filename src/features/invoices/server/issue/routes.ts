import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { previewContract } from '../../preview-contract.ts';
import { previewView } from '../preview-view.ts';
import { previewDocuments } from './preview-documents.ts';

export const previewRoutes = (context: Context) =>
  mounted(previewContract, {
    'GET /api/admin/bookings/{id}/invoices/preview': async ({ params, query }) =>
      previewView(await previewDocuments(context, params.id, query)),
  });
