import type { Context } from '#shared/server/context.ts';
import { isSecretOf, secretText } from '#shared/server/secrets/secret-link.ts';

type Keyed = Pick<Context, 'publicUrl' | 'secretKey'>;
interface Addressed {
  readonly id: string;
  readonly slug: string;
}

/** Signs at the end that are not of the secret are ignored. */
const bytesIn = (text: string | undefined): Buffer | undefined =>
  text === undefined ? undefined : Buffer.from(text, 'base64url');

/** The address of a campaign's page. */
export const campaignUrl = (publicUrl: string, slug: string): string => `${publicUrl}/aktion/${slug}`;

/** The address with which spots can be booked before the campaign opens, for regular customers. */
export const earlyUrl = ({ publicUrl, secretKey }: Keyed, { id, slug }: Addressed): string =>
  `${campaignUrl(publicUrl, slug)}?early=${secretText(secretKey, 'campaign', id)}`;

/** Whether a text is the secret of a campaign's early link, with the current key of the studio or a previous one. */
export const isEarly = (secretKey: Context['secretKey'], campaignId: string, text: string | undefined): boolean =>
  isSecretOf(secretKey, 'campaign', campaignId, bytesIn(text));

/** The address at which the institution of a volume day sees which codes were used. */
export const institutionUrl = ({ publicUrl, secretKey }: Keyed, { id, slug }: Addressed): string =>
  `${campaignUrl(publicUrl, slug)}?institution=${secretText(secretKey, 'campaign institution', id)}`;

/** Whether a text is the secret of that address; never for a campaign without codes. */
export const isInstitution = (
  secretKey: Context['secretKey'],
  { id, code_secret_sealed }: { readonly id: string; readonly code_secret_sealed: string | null },
  text: string | undefined,
): boolean => code_secret_sealed !== null && isSecretOf(secretKey, 'campaign institution', id, bytesIn(text));
