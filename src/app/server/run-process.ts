import type { Logger } from 'pino';
import type { FirstAdmin } from '#features/auth/server/api.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { projectRoot } from './project-root.ts';
import { type RunningStudio, type StudioContent, startStudio } from './start-studio.ts';

/** After the connections have been drained. */
const shutdownMs = 12_000;

export interface ProcessOptions extends StudioContent {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Lines to show after the addresses, every time. */
  readonly hint?: readonly string[];
}

/** One process from start to signal: exits with 0 when told to stop, with 1 and a line a person can act on otherwise. */
export const runProcess = async (options: ProcessOptions): Promise<never> => {
  try {
    await runUntilStopped(options);
    process.exit(0);
  } catch (error) {
    // One line for what a person can mend; the whole story for what they cannot.
    const told = error instanceof Error && (error instanceof ConfigError || error.name === 'StartRefusal');
    process.stderr.write(`${told ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
};

const runUntilStopped = async ({ env, hint = [], ...content }: ProcessOptions): Promise<void> => {
  const config = readConfig(env);
  const log = createLogger(config.LOG_LEVEL);
  // A signal that comes while the product is still starting stops it as soon as it stands.
  const stopWanted = new Promise<string>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve(signal));
  });
  // Where to go and how to sign in is told even where the log is set to tell little.
  const voice = createLogger('info');
  const onFirstAdmin = (admin: FirstAdmin): void => announceSignIn(admin, voice);
  const studio = await startStudio(config, log, projectRoot(), { ...content, onFirstAdmin });
  announce(studio, config, voice);
  for (const line of hint) voice.info(line);
  const signal = await stopWanted;
  log.info(`${signal}: finishing what is under way`);
  setTimeout(() => {
    log.error('shutdown took too long');
    process.exit(1);
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
