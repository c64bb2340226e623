import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys, firstKey } from '#shared/server/secret-keys.ts';

const secretBytes = 16;

/** 128 bits that cannot be derived without the key of the studio; they are not stored. */
const secretOf = (key: string, campaignId: string): Buffer =>
  createHmac('sha256', key).update(`campaign:${campaignId}`).digest().subarray(0, secretBytes);

/** The address of a campaign's page. */
export const campaignUrl = (publicUrl: string, slug: string): string => `${publicUrl}/aktion/${slug}`;

/** The address with which spots can be booked before the campaign opens, for regular customers. */
export const earlyUrl = (
  { publicUrl, secretKey }: Pick<Context, 'publicUrl' | 'secretKey'>,
  { id, slug }: { readonly id: string; readonly slug: string },
): string => `${campaignUrl(publicUrl, slug)}?early=${secretOf(firstKey(secretKey), id).toString('base64url')}`;

/** Whether a text is the secret of a campaign's early link, with the current key of the studio or a previous one. */
export const isEarly = (secretKey: Context['secretKey'], campaignId: string, text: string | undefined): boolean => {
  if (text === undefined) return false;
  const given = Buffer.from(text, 'base64url');
  return (
    given.length === secretBytes && allKeys(secretKey).some((key) => timingSafeEqual(secretOf(key, campaignId), given))
  );
};
