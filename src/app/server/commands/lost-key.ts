import { openDatabase } from '#shared/server/database/database.ts';
import { forgetKeyCheck } from '#shared/server/secrets/secret-key-check.ts';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import { openSource } from '../open-source.ts';
import { bareCallOf, callOf, runCommand, UsageError } from './run-command.ts';

const main = async (): Promise<string> => {
  if (process.argv.length > 2) throw new UsageError(`Usage: ${bareCallOf('lost-key')}`);
  const log = createLogger('warn');
  const source = await openSource(readConfig(process.env), log);
  const { db, close } = openDatabase({ connection: source.connection, log, maxConnections: 1 });
  try {
    if (!(await forgetKeyCheck(db))) return 'This database belongs to no key: the next start decides.';
    return message;
  } finally {
    await close();
    await source.close();
  }
};

const message = `The next start takes the key it finds, or generates one. With another key than before:
- links to bookings in mails that were sent no longer work: send new ones from the booking's page,
- passwords and keys of the mail server, the payment provider, WhatsApp and webhooks have to be entered again,
- calendar addresses go on working, but are not shown again: make new ones where they are needed,
- second factors take recovery codes only: ${callOf('password')} EMAIL --without-second-factor.`;

runCommand(main);
