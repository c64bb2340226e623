import { parseArgs } from 'node:util';
import { type ResetPassword, resetPassword } from '#features/auth/server/api.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openSource } from '../open-source.ts';
import { callOf, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  const { email, withoutSecondFactor } = asked();
  const log = createLogger('warn');
  const source = await openSource(readConfig(process.env), log);
  const { db, close } = openDatabase({ connection: source.connection, log, maxConnections: 1 });
  try {
    const reset = await resetPassword(db, email, { withoutSecondFactor });
    if (reset === undefined) throw new UsageError(`There is no administrator with the address ${email}.`);
    return `New password for ${email}: ${reset.password}\nEverybody who was signed in with the old one is signed out. Choose your own under Settings, Account.${messages[reset.second_factor]}${aboutPasskeys(reset.passkeys)}`;
  } finally {
    await close();
    await source.close();
  }
};

const withoutFactor = 'without-second-factor';

const messages = {
  none: '',
  removed: '\nThe second factor is removed. Set up a new one under Settings, Account.',
  kept: `\nSigning in still takes a code of the second factor, or a recovery code. Neither at hand? Run this again with --${withoutFactor}.`,
};

const aboutPasskeys = ({ number, are_removed }: ResetPassword['passkeys']): string => {
  if (number === 0) return '';
  return are_removed
    ? `\nAll passkeys are removed (${number}).`
    : `\nPasskeys stay valid and need no password (${number}). Is one of them not with its owner? Run this again with --${withoutFactor}, which removes them too.`;
};

const asked = (): { email: string; withoutSecondFactor: boolean } => {
  const usage = new UsageError(`Usage: ${callOf('password')} EMAIL [--${withoutFactor}]`);
  const options = { [withoutFactor]: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, strict: false, options });
  const [email, ...more] = positionals;
  const unknown = Object.keys(values).filter((name) => name !== withoutFactor);
  if (email === undefined || more.length > 0 || unknown.length > 0) throw usage;
  return { email, withoutSecondFactor: values[withoutFactor] === true };
};

runCommand(main);
