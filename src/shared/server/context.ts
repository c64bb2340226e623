import type { Database } from './database/database.ts';
import type { Log } from './log.ts';
import type { SecretKey } from './secrets/secret-keys.ts';

/** The dependencies of every feature's server side; nothing else reaches outside the process. */
export interface Context {
  readonly db: Database;
  readonly log: Log;
  /** The current time in epoch ms. Injected, so that tests can run at any date. */
  readonly now: () => number;
  /** Signs tokens and encrypts stored secrets; see secret-keys.ts. */
  readonly secretKey: SecretKey;
  /** PUBLIC_URL without a trailing slash. The address in the settings overrides it. */
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly stripeApiUrl: string | undefined;
  readonly whatsappWebhookUrl: string | undefined;
  /** Private networks that webhooks may be sent to, such as '10.0.0.0/8' (WEBHOOK_PRIVATE_NETWORKS). */
  readonly webhookNetworks: readonly string[];
  /** RATE_LIMIT: disabled only for load tests. */
  readonly rateLimit: boolean;
}
