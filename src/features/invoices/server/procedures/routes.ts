import { readPageDesign } from '#features/settings/server/api.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted, RawResponse } from '#shared/server/http/handler.ts';
import type { FactsFromElsewhere } from '../../domain/procedure-facts.ts';
import { procedureContract } from '../../procedure-contract.ts';
import { procedurePdf } from './procedure-pdf.ts';
import { readProcedureFacts } from './procedure-reads.ts';

/** `elsewhere` reads what features after this one and the process know. */
export const procedureRoutes = (context: Context, elsewhere: () => Promise<FactsFromElsewhere>) =>
  mounted(procedureContract, {
    'POST /api/admin/invoices/procedures': async (_request, { administrator }) => {
      const facts = await readProcedureFacts(context, await elsewhere());
      const pdf = await procedurePdf(facts, await readPageDesign(context.db));
      const entry = { actor: administrator.id, action: 'invoice.procedures_exported', details: {} } as const;
      await recordAudit(context.db, { ...entry, at: context.now() });
      return new RawResponse(pdf, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Verfahrensdokumentation-${berlinDateOf(facts.made_at)}.pdf"`,
        'cache-control': 'no-store',
      });
    },
  });
