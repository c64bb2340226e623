import { omitUndefined } from '#shared/kernel/omit-undefined.ts';

interface Present {
  readonly smtp: { readonly host: string; readonly port: number; readonly username: string };
  readonly whatsapp: { readonly webhook_url: string };
}

type Changes<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined } | undefined;

export interface MessageChanges {
  readonly smtp?: Changes<Present['smtp'] & { readonly password: string }>;
  readonly whatsapp?: Changes<Present['whatsapp'] & { readonly webhook_token: string }>;
}

/**
 * Whether changes of the settings hand the studio's messages to somebody else, or let somebody send in its name: another
 * mail server or account at it, another address for WhatsApp messages, or a new secret. Removing them does not, nor do
 * values that are sent back as they are.
 */
export const redirectsMessages = (present: Present, { smtp, whatsapp }: MessageChanges): boolean => {
  const next = { ...present.smtp, ...omitUndefined(smtp ?? {}) };
  const isMoved = (['host', 'port', 'username'] as const).some((name) => next[name] !== present.smtp[name]);
  const url = whatsapp?.webhook_url ?? present.whatsapp.webhook_url;
  return (
    Boolean(smtp?.password) ||
    Boolean(whatsapp?.webhook_token) ||
    (isMoved && next.host !== '') ||
    (url !== present.whatsapp.webhook_url && url !== '')
  );
};
