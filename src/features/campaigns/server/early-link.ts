import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#shared/server/context.ts';
import { allKeys, firstKey } from '#shared/server/secrets/secret-keys.ts';

const secretBytes = 16;

/** 128 bits that cannot be derived without the key of the studio; they are not stored. */
const secretOf = (key: string, purpose: Purpose, campaignId: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}:${campaignId}`).digest().subarray(0, secretBytes);

type Purpose = 'campaign' | 'campaign institution';
type Keyed = Pick<Context, 'publicUrl' | 'secretKey'>;
interface Addressed {
  readonly id: string;
  readonly slug: string;
}

const isSecret = (secretKey: Context['secretKey'], purpose: Purpose, id: string, text: string | undefined): boolean => {
  if (text === undefined) return false;
  const secret = Buffer.from(text, 'base64url');
  return (
    secret.length === secretBytes &&
    allKeys(secretKey).some((key) => timingSafeEqual(secretOf(key, purpose, id), secret))
  );
};

/** The address of a campaign's page. */
export const campaignUrl = (publicUrl: string, slug: string): string => `${publicUrl}/aktion/${slug}`;

/** The address with which spots can be booked before the campaign opens, for regular customers. */
export const earlyUrl = ({ publicUrl, secretKey }: Keyed, { id, slug }: Addressed): string =>
  `${campaignUrl(publicUrl, slug)}?early=${secretOf(firstKey(secretKey), 'campaign', id).toString('base64url')}`;

/** Whether a text is the secret of a campaign's early link, with the current key of the studio or a previous one. */
export const isEarly = (secretKey: Context['secretKey'], campaignId: string, text: string | undefined): boolean =>
  isSecret(secretKey, 'campaign', campaignId, text);

/** The address at which the institution of a volume day sees which codes were used. */
export const institutionUrl = ({ publicUrl, secretKey }: Keyed, { id, slug }: Addressed): string =>
  `${campaignUrl(publicUrl, slug)}?institution=${secretOf(firstKey(secretKey), 'campaign institution', id).toString('base64url')}`;

/** Whether a text is the secret of that address; never for a campaign without codes. */
export const isInstitution = (
  secretKey: Context['secretKey'],
  { id, code_secret_sealed }: { readonly id: string; readonly code_secret_sealed: string | null },
  text: string | undefined,
): boolean => code_secret_sealed !== null && isSecret(secretKey, 'campaign institution', id, text);
