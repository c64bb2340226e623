import { basename, resolve } from 'node:path';

/** Wrong arguments of a command; the message describes the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const expectedErrors = new Set(['ConfigError', 'StartRefusal', 'BackupRefusal', 'UsageError']);

/** Runs a command: prints its result, prints one line for errors that the user can fix, and sets the exit code. */
export const runCommand = (command: () => Promise<string>): void => {
  command().then(
    (result) => {
      process.stdout.write(`${result}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exit(1);
    },
  );
};

/** How to invoke a command of the product, for messages: as installed, or in a clone. */
export const callOf = (command: string): string => (isInstalled() ? `fotobooking ${command}` : `npm run ${command} --`);

/** The same for a command without arguments. */
export const bareCallOf = (command: string): string => `${isInstalled() ? 'fotobooking' : 'npm run'} ${command}`;

const isInstalled = (): boolean => basename(process.argv[1] ?? '').startsWith('fotobooking');

/**
 * Resolves a file name against the folder in which the user called npm, which changes to the project's folder first.
 */
export const fileFromArgument = (file: string): string => resolve(process.env['INIT_CWD'] ?? '', file);

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isSystemError = 'code' in error && typeof error.code === 'string';
  return expectedErrors.has(error.name) || isSystemError ? error.message : (error.stack ?? error.message);
};
