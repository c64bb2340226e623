import { cleanLine } from '#shared/kernel/text.ts';
import type { Context } from '#shared/server/context.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { type WhatsappSettings, whatsappTokenPurpose } from '../domain/email-settings.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** Where WhatsApp messages are handed over. */
export interface WhatsappWebhook {
  readonly url: string;
  /** Sent as a bearer; undefined: none. */
  readonly token: string | undefined;
}

export type NoWhatsappWebhook = 'not_configured' | 'token_unreadable';

/** The webhook set in the back office, else WHATSAPP_WEBHOOK_URL, else none (SRV-40). */
export const whatsappWebhookFrom = (
  settings: WhatsappSettings,
  { secretKey, whatsappWebhookUrl }: Pick<Context, 'secretKey' | 'whatsappWebhookUrl'>,
): WhatsappWebhook | NoWhatsappWebhook => {
  const url = settings.webhook_url || whatsappWebhookUrl;
  if (url === undefined) return 'not_configured';
  const sealed = settings.webhook_token_sealed;
  if (sealed === '') return { url, token: undefined };
  const token = openSecret(secretKey, whatsappTokenPurpose, sealed);
  return token === undefined ? 'token_unreadable' : { url, token };
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
  { url, token }: WhatsappWebhook,
  message: WhatsappMessage,
  signal: AbortSignal,
): Promise<string> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal,
  });
  // What was taken is taken, even if the connection breaks while it is being said.
  const words = await startOf(answer).catch(() => '');
  const said = cleanLine(`${answer.status} ${words}`).slice(0, longestAnswer);
  if (answer.ok) return said;
  throw new WhatsappRefusal(answer.status, said);
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

const mostRead = 2000;

const startOf = async ({ body }: Response): Promise<string> => {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= mostRead) break;
  }
  return text;
};

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

// `fetch` says only that it failed; why is in its cause.
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message || cause.name}` : error.message;
};
