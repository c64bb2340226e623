import { createECDH } from 'node:crypto';
import webPush from 'web-push';

export interface PushKeys {
  /** Uncompressed point and scalar of P-256, as base64url. */
  readonly public_key: string;
  readonly private_key: string;
}

export const newPushKeys = (): PushKeys => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  return { public_key: publicKey, private_key: privateKey };
};

/** Whether a browser's key is a point of the curve. */
export const isPushKey = (p256dh: string): boolean => {
  try {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    pair.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
};

interface Subscriber {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Sender {
  readonly keys: PushKeys;
  /** How push services reach the studio. */
  readonly publicUrl: string;
  /** How long a push service keeps the message for a device that is off, in seconds. */
  readonly timeToLive: number;
}

/**
 * The request that brings a text to a browser: encrypted so that the push service between cannot read it (RFC 8291), and
 * signed by the studio (VAPID, RFC 8292). It is sent by `post`, which reaches only the address that it has checked.
 */
export const pushRequest = (
  text: string,
  { endpoint, p256dh, auth }: Subscriber,
  { keys, publicUrl, timeToLive }: Sender,
): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } => {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    TTL: timeToLive,
    vapidDetails: {
      // The library refuses any other scheme; a browser subscribes without https on its own machine only.
      subject: publicUrl.replace(/^http:/, 'https:'),
      publicKey: keys.public_key,
      privateKey: keys.private_key,
    },
  });
  if (body === null) throw new Error('A push message has a text');
  const texts = Object.entries<unknown>(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { headers: Object.fromEntries(texts), body };
};
