import { parseArgs } from 'node:util';
import { resetPassword } from '#features/auth/server/api.ts';
import { openDatabase } from '#shared/server/database/database.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { openSource } from './open-source.ts';
import { callOf, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email, ...more] = positionals;
  if (email === undefined || more.length > 0) throw new UsageError(`Usage: ${callOf('password')} EMAIL`);
  const log = createLogger('warn');
  const source = await openSource(readConfig(process.env), log);
  const { db, close } = openDatabase({ connection: source.connection, log, maxConnections: 1 });
  try {
    const password = await resetPassword(db, email);
    if (password === undefined) throw new UsageError(`Nobody signs in as ${email}.`);
    return `New password for ${email}: ${password}\nEverybody who was signed in with the old one is signed out. Choose your own under Settings, Account.`;
  } finally {
    await close();
    await source.close();
  }
};

runCommand(main);
