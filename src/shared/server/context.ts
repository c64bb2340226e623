import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { SecretKey } from './secret-keys.ts';

/** What every feature's server side is given; nothing else reaches outside the process. */
export interface Context {
  readonly db: Database;
  readonly log: Log;
  /** The present, in epoch milliseconds. Passed in, so that rules can be tried at any date. */
  readonly now: () => number;
  /** Signs tokens and encrypts stored secrets; see secret-key.ts. */
  readonly secretKey: SecretKey;
  /** PUBLIC_URL, without a slash at its end; the admin's own setting wins over it. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly stripeApiUrl: string | undefined;
  readonly whatsappWebhookUrl: string | undefined;
  /** Networks of one's own that webhooks may be sent to, such as '10.0.0.0/8' (WEBHOOK_PRIVATE_NETWORKS). */
  readonly webhookNetworks: readonly string[];
  /** RATE_LIMIT: off only for load tests. */
  readonly rateLimit: boolean;
}
