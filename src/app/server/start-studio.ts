import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createFirstAdmin, type FirstAdmin, warnOfPasskeysElsewhere } from '#features/auth/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { PeriodicTask, RunningJobs } from '#shared/server/periodic-tasks.ts';
import { buildServer } from './build-server.ts';
import type { Config } from './config.ts';
import { addFirstContent } from './first-content.ts';
import { listenRefusal } from './listen-refusal.ts';
import { openSecretKey } from './open-secret-key.ts';
import { openStorage } from './open-storage.ts';
import { readsFrom } from './pages/facts/reads-from.ts';
import { webPages } from './pages/web-pages.ts';
import { productVersion } from './project-root.ts';
import { startBackground } from './tasks.ts';

export interface RunningStudio {
  readonly port: number;
  readonly publicUrl: string;
  /** Stops accepting requests, finishes those under way, stops the jobs, closes the database. */
  stop(): Promise<void>;
  /** Stops an embedded database, whatever is under way, so that no server is left without the process that owns it. */
  abandon(): Promise<void>;
}

/** What a studio starts with; by default nothing. */
export interface StudioContent {
  /** Fills a new database. */
  readonly firstContent?: (context: Context) => Promise<void>;
  /** Periodic tasks besides the product's own. */
  readonly tasks?: (context: Context) => readonly PeriodicTask[];
}

export interface StartOptions extends StudioContent {
  /** Called with the first administrator's sign-in data as soon as it is stored, even if the start fails later. */
  readonly onFirstAdmin: (admin: FirstAdmin) => void;
}

/** Starts all parts of a process: database, schema, first content, HTTP, jobs. */
export const startStudio = async (
  config: Config,
  log: Logger,
  root: string,
  { onFirstAdmin, firstContent = addFirstContent, tasks = () => [] }: StartOptions,
): Promise<RunningStudio> => {
  const startedAt = Date.now();
  const storage = await openStorage(config, log, root);
  try {
    const context = await contextFor(config, log, storage.db);
    await firstContent(context);
    const login = { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD, name: config.ADMIN_NAME };
    const firstAdmin = await createFirstAdmin(context, login, startedAt);
    if (firstAdmin) onFirstAdmin(firstAdmin);
    await warnOfPasskeysElsewhere(context);
    const { server, watchTasks, close } = await buildServer({
      context,
      config,
      pool: storage.pool,
      version: productVersion(root),
      is_embedded: config.DATABASE_URL === undefined,
      migrationsDirectory: join(root, 'migrations'),
      pages: (pages) => webPages(pages, { reads: readsFrom(context), publicUrl: () => context.publicUrl }),
    });
    await listenOn(server, config);
    const jobs = config.JOBS ? startBackground(context, config.JOBS_INTERVAL_MS, watchTasks, tasks(context)) : idle;
    return {
      port: (server.server.address() as AddressInfo).port,
      publicUrl: context.publicUrl,
      stop: async () => {
        await Promise.all([close(config.DRAIN_MS), jobs.stop()]);
        await storage.close();
      },
      abandon: storage.abandon,
    };
  } catch (error) {
    await storage.close();
    throw error;
  }
};

const listenOn = (server: FastifyInstance, { PORT, HOST }: Config): Promise<string> =>
  server
    .listen({ port: PORT, host: HOST, listenTextResolver: (address) => `Listening on ${address}` })
    .catch((error: unknown) => {
      throw listenRefusal(error, PORT, HOST) ?? error;
    });

const idle: RunningJobs = { stop: () => Promise.resolve() };

const contextFor = async (config: Config, log: Logger, db: Context['db']): Promise<Context> => ({
  db,
  log,
  now: Date.now,
  secretKey: await openSecretKey(config, { db, log }),
  publicUrl: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/+$/, ''),
  smtpUrl: config.SMTP_URL,
  stripeApiUrl: config.STRIPE_API_URL,
  whatsappWebhookUrl: config.WHATSAPP_WEBHOOK_URL,
  webhookNetworks: config.WEBHOOK_PRIVATE_NETWORKS,
  rateLimit: config.RATE_LIMIT,
});
