/**
 * A process for tests: starts the embedded database, holds it until asked to stop, and reports as JSON lines.
 * Arguments: data directory, binaries ('' for the bundled ones), user id to switch to ('' for none), name of the database.
 */
import { DatabaseRefusal } from '../src/database-refusal.ts';
import { startEmbeddedPostgres } from '../src/start-embedded-postgres.ts';
import { testInstallation } from './test-installation.ts';

const [dataDir = '', binDir = '', uid = '', name = ''] = process.argv.slice(2);

function report(event: string, details: object): void {
  process.stdout.write(`${JSON.stringify({ event, ...details })}\n`);
}

if (uid !== '') {
  process.setgid?.(Number(uid));
  process.setuid?.(Number(uid));
}
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (_: object, message: string) => report('error', { message }),
};
// The parent handles signals to the process group; they must not reach the database directly.
process.on('SIGINT', () => report('interrupted', {}));

try {
  const database = await startEmbeddedPostgres({
    installation: { ...testInstallation, name },
    dataDir,
    log,
    binDir,
    onChange: (state) => report(state, {}),
  });
  report('ready', { adopted: database.adopted, connection: database.connection });
  process.stdin.resume().once('end', () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof DatabaseRefusal)) throw error;
  report('refused', { message: error.message });
}
