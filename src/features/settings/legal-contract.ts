import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { text } from '#shared/contract/fields.ts';
import { legalKinds } from './domain/legal/legal-kinds.ts';

const legalLanguage = z.object({
  /** The text in force, in the markup of legal-markup.ts. */
  text: z.string(),
  /** The template, filled from the studio's settings. */
  template: z.string(),
  /** Whether the studio has its own text. */
  is_own: z.boolean(),
});

/** A legal page for administrators. */
export const adminLegalPage = z.object({
  kind: z.enum(legalKinds),
  /** The version of the wording in force, which a new booking records. */
  version: z.string(),
  de: legalLanguage,
  ru: legalLanguage,
  /** Wordings that were in force or published, the newest first. */
  history: z.array(z.object({ version: z.string(), first_used_at: z.string() })),
});
export type AdminLegalPage = z.infer<typeof adminLegalPage>;

const own = text(100_000)
  .nullable()
  .transform((typed) => typed || null);
const byKind = z.object({ kind: z.enum(legalKinds) });

export const legalContract = defineContract({
  'GET /api/admin/legal': {
    summary: 'Imprint, privacy, terms and accessibility statement, with their templates and versions',
    access: 'admin',
    roles: ['owner'],
    response: z.array(adminLegalPage),
    cache: 'no-store',
  },
  'PUT /api/admin/legal/{kind}': {
    summary: 'Publish an own text; null or empty goes back to the template, what is absent stays as it is',
    access: 'admin',
    roles: ['owner'],
    params: byKind,
    // Another `version` than that of the wording in force: 409 with the current page in `settings`.
    body: z
      .object({ de: own, ru: own })
      .partial()
      .extend({ version: z.string().max(40).nullish() }),
    response: adminLegalPage,
    refuses: [409],
    cache: 'no-store',
  },
  'GET /api/admin/legal/{kind}/versions/{version}': {
    summary: 'A wording that was in force, word for word',
    access: 'admin',
    roles: ['owner'],
    params: byKind.extend({ version: z.string().max(40) }),
    response: z.object({ version: z.string(), first_used_at: z.string(), de: z.string(), ru: z.string() }),
    cache: 'no-store',
  },
});
