import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { email, language, optionalLine, personName, requiredText, success } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';

/** A visitor's message to the studio. */
export const contactMessage = z.object({
  name: personName(limits.customerName).pipe(z.string().min(2)),
  email,
  phone: optionalLine(limits.phone).optional(),
  message: requiredText(limits.publicNotes),
  language: language.optional(),
  /** A hidden field against bots: only a bot fills it in. */
  homepage: z.string().max(1000).optional(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const contactMessagesContract = defineContract({
  'POST /api/contact-messages': {
    summary: 'Write to the studio; becomes a contact with the source Website',
    access: 'public',
    body: contactMessage,
    response: success,
    status: 201,
    hourlyLimit: 10,
    cache: 'no-store',
  },
});
