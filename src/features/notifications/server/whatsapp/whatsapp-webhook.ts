import { cleanLine } from '#shared/kernel/text/text.ts';
import type { Context } from '#shared/server/context.ts';
import { post, type Sending } from '#shared/server/outbound/post.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import { openSecret } from '#shared/server/secrets/secret-box.ts';
import { type WhatsappSettings, whatsappTokenPurpose } from '../../domain/email-settings.ts';
import type { DeliveryFailure } from '../sending/delivery-failure.ts';
import { deadlineMs } from '../sending/settle-message.ts';

/** The endpoint for WhatsApp messages. */
export interface WhatsappWebhook {
  readonly url: string;
  /** Sent as a bearer token; undefined if there is none. */
  readonly token: string | undefined;
  readonly mayReach: Sending['mayReach'];
}

export type NoWhatsappWebhook = 'not_configured' | 'token_unreadable';

/**
 * Returns the webhook from the settings, else WHATSAPP_WEBHOOK_URL, else none. A webhook from the settings must not be
 * in a private network unless the installation allows it; the variable is set by the operator of the server and is not
 * restricted.
 */
export const whatsappWebhookFrom = (
  settings: WhatsappSettings,
  {
    secretKey,
    whatsappWebhookUrl,
    webhookNetworks,
  }: Pick<Context, 'secretKey' | 'whatsappWebhookUrl' | 'webhookNetworks'>,
): WhatsappWebhook | NoWhatsappWebhook => {
  const url = settings.webhook_url || whatsappWebhookUrl;
  if (url === undefined) return 'not_configured';
  const mayReach = settings.webhook_url === '' ? () => true : addressRule(webhookNetworks);
  const sealed = settings.webhook_token_sealed;
  if (sealed === '') return { url, token: undefined, mayReach };
  const token = openSecret(secretKey, whatsappTokenPurpose, sealed);
  return token === undefined ? 'token_unreadable' : { url, token, mayReach };
};

/** Whether messages can be sent with the current settings. */
export const isConfigured = (webhook: WhatsappWebhook | NoWhatsappWebhook): webhook is WhatsappWebhook =>
  typeof webhook !== 'string';

/** The request body: the message as text, and its parts for providers that only send approved templates. */
export interface WhatsappMessage {
  /** The same for every attempt, so that a provider can detect duplicates. */
  readonly id: string;
  /** Digits with the country code. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
  readonly template: { readonly name: string; readonly parameters: readonly string[] };
}

/**
 * Posts a message and returns the response; throws a WhatsappRefusal or the network error. Redirects are not followed.
 */
export const postWhatsapp = async (
  { url, token, mayReach }: WhatsappWebhook,
  message: WhatsappMessage,
  signal: AbortSignal,
): Promise<string> => {
  const headers = {
    'idempotency-key': message.id,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent = { headers, body: JSON.stringify(message) };
  const { status, text } = await post(new URL(url), sent, { mayReach, signal, deadlineMs });
  const response = cleanLine(`${status} ${text}`).slice(0, storedTextLength);
  if (status >= 200 && status < 300) return response;
  throw new WhatsappRefusal(status, response);
};

/** How many characters of a response are stored and shown. */
const storedTextLength = 500;

class WhatsappRefusal extends Error {
  override readonly name = 'WhatsappRefusal';
  readonly status: number;
  constructor(status: number, response: string) {
    super(response);
    this.status = status;
  }
}

// Temporary: timeout, too early, too many requests; any other status below 500 refuses this message.
const passing = new Set([408, 425, 429]);

/** Converts an error of posting: a refusal of this message is permanent, anything else is temporary. */
export const whatsappFailure = (error: unknown): DeliveryFailure => {
  const refused = error instanceof WhatsappRefusal ? error.status : undefined;
  return {
    permanent: refused !== undefined && refused < 500 && !passing.has(refused),
    response: cleanLine(reasonOf(error)).slice(0, storedTextLength),
    facts: {
      code: error instanceof Error ? error.name : 'Error',
      ...(refused !== undefined && { response_code: refused }),
    },
  };
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No response within ${deadlineMs / 1000} seconds`;
  // If several addresses were tried, the messages are in the individual errors.
  if (error instanceof AggregateError) return error.errors.map((one: unknown) => reasonOf(one)).join('; ');
  return error.message || error.name;
};
