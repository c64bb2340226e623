#!/usr/bin/env node
// The built product, as npm installs it: `npx fotobooking`. In a clone of the sources the same is `npm start`.
import { existsSync, readFileSync } from 'node:fs';

/** The commands, and the built file of each. */
const commands = {
  start: 'main',
  demo: 'demo',
  backup: 'backup',
  restore: 'restore',
  password: 'reset-password',
  'lost-key': 'lost-key',
};

const usage = `FotoBooking: online booking for photo studios.

  fotobooking                         start the studio: http://localhost:3000, data in ./data
  fotobooking demo                    the same with a sample studio, data in ./data-demo
  fotobooking backup FILE             a consistent copy of everything, while it runs or not
  fotobooking restore FILE [--force]  and back; the studio has to be stopped
  fotobooking password EMAIL [--without-second-factor]
                                      a new password for somebody who forgot theirs, or lost their phone too
  fotobooking lost-key                lets the next start go on with another SECRET_KEY, where the former is lost
  fotobooking health                  whether the studio on this machine responds, as an exit code
  fotobooking --version

Settings are environment variables (PORT, DATA_DIR, PUBLIC_URL, DATABASE_URL …): see README.md.`;

/** @param {string} text */
const say = (text) => void process.stdout.write(`${text}\n`);

/** Exits after printing one line of instructions. @param {string} line @returns {never} */
const refuse = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`FotoBooking needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

const [asked = 'start'] = process.argv.slice(2);
if (asked === '--help' || asked === '-h' || asked === 'help') {
  say(usage);
} else if (asked === '--version' || asked === '-v') {
  say(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
} else if (asked === 'health') {
  await askHealth();
} else if (Object.hasOwn(commands, asked)) {
  await run(asked);
} else {
  refuse(`There is no command ${JSON.stringify(asked)}; fotobooking --help lists them.`);
}

/** For health checks of containers and services. */
async function askHealth() {
  const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`;
  const response = await fetch(url).catch(() => undefined);
  if (response?.ok) say(await response.text());
  else refuse(`Nothing responds at ${url}`);
}

/** @param {string} command */
async function run(command) {
  const built = new URL(`../dist/server/${Reflect.get(commands, command)}.js`, import.meta.url);
  if (!existsSync(built)) refuse('This is not built. In a clone of the sources: npm ci && npm start');
  process.env.NODE_ENV ??= 'production';
  // npm sets it for scripts that it runs in another folder; a command runs where it is called.
  delete process.env.INIT_CWD;
  // The arguments of the command itself follow its name.
  process.argv.splice(2, 1);
  await import(built.href);
}
