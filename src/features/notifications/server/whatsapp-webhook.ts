import { cleanLine } from '#shared/kernel/text.ts';
import type { Context } from '#shared/server/context.ts';
import { post, type Sending } from '#shared/server/outbound/post.ts';
import { addressRule } from '#shared/server/outbound/reachable-address.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { type WhatsappSettings, whatsappTokenPurpose } from '../domain/email-settings.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import { deadlineMs } from './settle-message.ts';

/** Where WhatsApp messages are handed over. */
export interface WhatsappWebhook {
  readonly url: string;
  /** Sent as a bearer; undefined: none. */
  readonly token: string | undefined;
  readonly mayReach: Sending['mayReach'];
}

export type NoWhatsappWebhook = 'not_configured' | 'token_unreadable';

/**
 * The webhook set in the back office, else WHATSAPP_WEBHOOK_URL, else none (SRV-40). What the back office names must not
 * lie within networks that nobody has opened to it (X04); whoever sets the variable has the server itself.
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

/** Whether messages can be handed over as things are set. */
export const isConfigured = (webhook: WhatsappWebhook | NoWhatsappWebhook): webhook is WhatsappWebhook =>
  typeof webhook !== 'string';

/** What is posted: the message as text, and its parts for providers that only send approved templates. */
export interface WhatsappMessage {
  /** The same each time this message is tried: a provider can tell that it has it already. */
  readonly id: string;
  /** Digits with the country's code. */
  readonly to: string;
  readonly language: string;
  readonly text: string;
  readonly template: { readonly name: string; readonly parameters: readonly string[] };
}

/** Posts a message and answers what was said to it; throws a WhatsappRefusal or what went wrong on the way. Redirects are not followed. */
export const postWhatsapp = async (
  { url, token, mayReach }: WhatsappWebhook,
  message: WhatsappMessage,
  brokenOff: AbortSignal,
): Promise<string> => {
  const headers = {
    'idempotency-key': message.id,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent = { headers, body: JSON.stringify(message) };
  const { status, text } = await post(new URL(url), sent, { mayReach, brokenOff, deadlineMs });
  const said = cleanLine(`${status} ${text}`).slice(0, longestAnswer);
  if (status >= 200 && status < 300) return said;
  throw new WhatsappRefusal(status, said);
};

/** What is kept and shown of an answer, in characters. */
const longestAnswer = 500;

class WhatsappRefusal extends Error {
  override readonly name = 'WhatsappRefusal';
  readonly status: number;
  constructor(status: number, said: string) {
    super(said);
    this.status = status;
  }
}

// Ask again later: too slow, too early, too many; everything else below 500 is about this message.
const passing = new Set([408, 425, 429]);

/** Reads what posting threw: a refusal of this message is for good, all else may pass. */
export const whatsappFailure = (error: unknown): DeliveryFailure => {
  const refused = error instanceof WhatsappRefusal ? error.status : undefined;
  return {
    permanent: refused !== undefined && refused < 500 && !passing.has(refused),
    answer: cleanLine(reasonOf(error)).slice(0, longestAnswer),
    facts: {
      code: error instanceof Error ? error.name : 'Error',
      ...(refused !== undefined && { response_code: refused }),
    },
  };
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No answer within ${deadlineMs / 1000} seconds`;
  // Where several addresses were tried the words are in the errors of each.
  if (error instanceof AggregateError) return error.errors.map((one: unknown) => reasonOf(one)).join('; ');
  return error.message || error.name;
};
