import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { legalContract } from '../legal-contract.ts';
import type { LegalFacts } from '../texts/legal/legal-text.ts';
import { adminLegalPages, changeLegalPage, legalWording } from './legal.ts';

/** `facts` are supplied by features that depend on this one. */
export const legalRoutes = (context: Context, facts: () => Promise<LegalFacts>) =>
  mounted(legalContract, {
    'GET /api/admin/legal': async () => adminLegalPages(context, await facts()),
    'PUT /api/admin/legal/{kind}': async ({ params, body }, { administrator }) =>
      changeLegalPage(context, params.kind, body, { actor: administrator.id, facts: await facts() }),
    'GET /api/admin/legal/{kind}/versions/{version}': ({ params }) =>
      legalWording(context, params.kind, params.version),
  });
