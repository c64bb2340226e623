import { z } from 'zod';
import { language } from '#shared/contract/fields.ts';
import { MINUTE } from '#shared/kernel/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { openSecret, sealSecret } from '#shared/server/secret-box.ts';
import { previewDesign } from '../contract.ts';

/** Where a mail is shown as a page of its own, with a content policy of its own (SRV-41). */
export const mailPreviewPath = '/admin/email/preview';

const validFor = 5 * MINUTE;
const purpose = 'email.preview';

const shown = z.discriminatedUnion('show', [
  z.object({ show: z.literal('sample'), kind: z.string(), language, design: previewDesign }),
  z.object({ show: z.literal('message'), id: z.string() }),
]);
/** A made-up mail of a kind in a design, or a message of the outbox. */
export type ShownMail = z.output<typeof shown>;
const sealed = z.object({ until: z.number(), shown });

/**
 * An address that shows a mail for five minutes to whoever has it. A frame cannot send the bearer of its page, so what
 * it shows is sealed into its address: nobody can make one or change what it shows without having been signed in.
 */
export const mailPreviewUrl = ({ secretKey, now }: Context, mail: ShownMail): string => {
  const text = JSON.stringify({ until: now() + validFor, shown: mail });
  return `${mailPreviewPath}?of=${sealSecret(secretKey, purpose, text)}`;
};

/** What an address shows; undefined when it is not one of ours or too old. */
export const shownMailFrom = ({ secretKey, now }: Context, of: unknown): ShownMail | undefined => {
  const text = typeof of === 'string' ? openSecret(secretKey, purpose, of) : undefined;
  const opened = text === undefined ? undefined : sealed.safeParse(JSON.parse(text));
  return opened?.success && opened.data.until >= now() ? opened.data.shown : undefined;
};
