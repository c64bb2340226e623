import type { Logger } from 'pino';
import type { FirstAdmin } from '#features/auth/server/api.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { projectRoot } from './project-root.ts';
import { type RunningStudio, type StudioContent, startStudio } from './start-studio.ts';
import { shutdownMs } from './stop-times.ts';

export interface ProcessOptions extends StudioContent {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines to print after the addresses, on every start. */
  readonly hint?: readonly string[];
}

/**
 * Runs one process from start to signal. Exits with 0 when asked to stop, otherwise with 1 and a line with
 * instructions.
 */
export const runProcess = async (options: ProcessOptions): Promise<never> => {
  try {
    await runUntilStopped(options);
    process.exit(0);
  } catch (error) {
    // One line for errors that the operator can fix, a stack for all others.
    const isExpected = error instanceof Error && (error instanceof ConfigError || error.name === 'StartRefusal');
    process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
};

const runUntilStopped = async ({ env, hint = [], ...content }: ProcessOptions): Promise<void> => {
  const config = readConfig(env);
  const log = createLogger(config.LOG_LEVEL);
  // A signal that arrives during the start stops the product as soon as it has started.
  const stopWanted = new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal));
  });
  // Addresses and sign-in data are logged whatever the log level.
  const voice = createLogger('info');
  const onFirstAdmin = (admin: FirstAdmin): void => announceSignIn(admin, voice);
  const studio = await startStudio(config, log, projectRoot(), { ...content, onFirstAdmin });
  announce(studio, config, voice);
  for (const line of hint) voice.info(line);
  const signal = await stopWanted;
  log.info(`${signal}: finishing open requests and jobs`);
  setTimeout(() => {
    log.error('shutdown took too long');
    void studio.abandon().finally(() => process.exit(1));
  }, shutdownMs + config.DRAIN_MS).unref();
  await studio.stop();
  log.info('Stopped.');
};

const announce = ({ publicUrl }: RunningStudio, config: Config, log: Logger): void => {
  log.info(`Booking page: ${publicUrl}/`);
  log.info(`Back office:  ${publicUrl}/admin`);
  if (config.DATABASE_URL === undefined) log.info(`Data:         ${config.DATA_DIR}`);
};

const announceSignIn = ({ email, password }: FirstAdmin, log: Logger): void => {
  log.info(`Sign in as:   ${email}`);
  log.info(
    password === undefined
      ? 'Password:     as set in ADMIN_PASSWORD'
      : `Password:     ${password}   (each start prints a new one until somebody signs in)`,
  );
};
