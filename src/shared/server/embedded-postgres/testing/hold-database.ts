/**
 * A process for tests: starts the embedded database, holds it until told to stop, and reports as JSON lines.
 * Arguments: data directory, binaries ('' for the bundled ones), user id to become ('' to stay).
 */
import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';
import { StartRefusal } from '../start-refusal.ts';

const [dataDir = '', binDir = '', uid = ''] = process.argv.slice(2);

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
// A signal to the whole process group is our parent's to handle; it must not reach the database by itself.
process.on('SIGINT', () => report('interrupted', {}));

try {
  const database = await startEmbeddedPostgres({ dataDir, log, binDir, onChange: (state) => report(state, {}) });
  report('ready', { adopted: database.adopted, connection: database.connection });
  process.stdin.resume().once('end', () => void database.stop().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  report('refused', { message: error.message });
}
