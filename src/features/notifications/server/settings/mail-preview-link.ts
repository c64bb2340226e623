import { z } from 'zod';
import { language } from '#shared/contract/fields.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import { previewDesign } from '../../contract.ts';

/** The path that shows a mail as a separate page with its own content security policy. */
export const mailPreviewPath = '/admin/email/preview';

const validFor = 5 * MINUTE;
const purpose = 'email.preview';

const shown = z.discriminatedUnion('show', [
  z.object({ show: z.literal('sample'), kind: z.string(), language, design: previewDesign }),
  z.object({ show: z.literal('message'), id: z.string() }),
]);
/** A sample mail of a kind in a design, or a message of the outbox. */
export type ShownMail = z.output<typeof shown>;
const sealed = z.object({ until: z.number(), shown });

/**
 * Returns a URL that shows a mail for five minutes. A frame cannot send an Authorization header, so the content is
 * sealed into the URL: only a signed-in administrator can create one, and it cannot be changed.
 */
export const mailPreviewUrl = ({ secretKey, now }: Context, mail: ShownMail): string => {
  const text = JSON.stringify({ until: now() + validFor, shown: mail });
  return `${mailPreviewPath}?of=${sealSecret(secretKey, purpose, text)}`;
};

/** Returns what a URL shows; undefined if it is invalid or expired. */
export const shownMailFrom = ({ secretKey, now }: Context, of: unknown): ShownMail | undefined => {
  const text = typeof of === 'string' ? openSecret(secretKey, purpose, of) : undefined;
  const opened = text === undefined ? undefined : sealed.safeParse(JSON.parse(text));
  return opened?.success && opened.data.until >= now() ? opened.data.shown : undefined;
};
