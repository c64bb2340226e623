import { basename, resolve } from 'node:path';

/** Wrong use of a command; the message says how it is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const told = new Set(['ConfigError', 'StartRefusal', 'BackupRefusal', 'UsageError']);

/** Runs a command to its end: its result is printed, what a person can mend is told in one line, the exit code says which. */
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

/** How a command of the product is called, in words for whoever called it otherwise: installed, or in a clone. */
export const callOf = (command: string): string => (isInstalled() ? `fotobooking ${command}` : `npm run ${command} --`);

/** The same for a command without arguments. */
export const bareCallOf = (command: string): string => `${isInstalled() ? 'fotobooking' : 'npm run'} ${command}`;

const isInstalled = (): boolean => basename(process.argv[1] ?? '').startsWith('fotobooking');

/** A file as the person named it: npm changes to the project's folder first, and says where it came from. */
export const fileFromArgument = (file: string): string => resolve(process.env['INIT_CWD'] ?? '', file);

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const isSystemError = 'code' in error && typeof error.code === 'string';
  return told.has(error.name) || isSystemError ? error.message : (error.stack ?? error.message);
};
