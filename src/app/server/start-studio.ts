import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createFirstAdmin, type FirstAdmin } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { PeriodicTask, RunningJobs } from '#shared/server/periodic-tasks.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import { addFirstContent } from './first-content.ts';
import { openStorage } from './open-storage.ts';
import { readsFrom } from './pages/reads-from.ts';
import { webPages } from './pages/web-pages.ts';
import { productVersion } from './project-root.ts';
import { secretKey } from './secret-key.ts';
import { startBackground } from './tasks.ts';

export interface RunningStudio {
  readonly port: number;
  readonly publicUrl: string;
  readonly firstAdmin: FirstAdmin | undefined;
  /** Stops taking requests, finishes those under way, stops the jobs, closes the database. */
  stop(): Promise<void>;
}

/** What makes one studio differ from another; by default it starts empty. */
export interface StudioContent {
  /** Fills a new database. */
  readonly firstContent?: (context: Context) => Promise<void>;
  /** What is looked at every interval beside the studio's own tasks. */
  readonly tasks?: (context: Context) => readonly PeriodicTask[];
}

/** Starts everything one process of the product is: database, schema, first content, HTTP, jobs. */
export const startStudio = async (
  config: Config,
  log: Logger,
  root: string,
  { firstContent = addFirstContent, tasks = () => [] }: StudioContent = {},
): Promise<RunningStudio> => {
  const storage = await openStorage(config, log, root);
  try {
    const context = await contextFor(config, log, storage.db);
    await firstContent(context);
    const firstAdmin = await createFirstAdmin(context, {
      email: config.ADMIN_EMAIL,
      password: config.ADMIN_PASSWORD,
      name: config.ADMIN_NAME,
    });
    const { server, watchTasks, close } = await buildServer({
      context,
      config,
      pool: storage.pool,
      version: productVersion(root),
      migrationsDirectory: join(root, 'migrations'),
      pages: (pages) => webPages(pages, { reads: readsFrom(context), publicUrl: () => context.publicUrl }),
    });
    await server.listen({
      port: config.PORT,
      host: config.HOST,
      listenTextResolver: (address) => `Listening on ${address}`,
    });
    const jobs = config.JOBS ? startBackground(context, config.JOBS_INTERVAL_MS, watchTasks, tasks(context)) : idle;
    return {
      port: (server.server.address() as AddressInfo).port,
      publicUrl: context.publicUrl,
      firstAdmin,
      stop: async () => {
        await Promise.all([close(config.DRAIN_MS), jobs.stop()]);
        await storage.close();
      },
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
};

const idle: RunningJobs = { stop: () => Promise.resolve() };

const contextFor = async (config: Config, log: Logger, db: Context['db']): Promise<Context> => ({
  db,
  log,
  now: Date.now,
  secretKey: await secretKey(config.SECRET_KEY, config.DATA_DIR),
  publicUrl: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
  smtpUrl: config.SMTP_URL,
  stripeApiUrl: config.STRIPE_API_URL,
  whatsappWebhookUrl: config.WHATSAPP_WEBHOOK_URL,
  webhookNetworks: config.WEBHOOK_PRIVATE_NETWORKS,
  rateLimit: config.RATE_LIMIT,
});
