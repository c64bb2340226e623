import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';

export const procedureContract = defineContract({
  'POST /api/admin/invoices/procedures': {
    summary:
      'The documentation of procedures (Verfahrensdokumentation) as a PDF, made from the present settings; each download is in the audit',
    access: 'admin',
    roles: ['owner', 'accountant'],
    // The file itself; see RawResponse.
    response: z.unknown(),
    cache: 'no-store',
  },
});
