import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DatabaseRefusal } from './database-refusal.ts';
import { errorCode, errorText } from './system-error.ts';

const run = promisify(execFile);

/** The operating system user of the database server; without ids it is the current user. */
export interface ServerAccount {
  ids: { uid?: number; gid?: number };
  name: string;
}

interface PasswdEntry {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. If root starts the program, the server runs as the owner of the data (`places`,
 * the most significant first), otherwise as `postgres`, otherwise as `nobody`; no user is ever created. If another user
 * starts it, the server runs as that user.
 */
export async function chooseServerAccount(places: string[]): Promise<ServerAccount> {
  const accounts = await knownAccounts();
  const myself = process.getuid?.();
  if (myself !== 0) return accountOfMyself(myself, accounts);
  for (const place of places) {
    const owner = await stat(place).catch(() => undefined);
    if (!owner || owner.uid === 0) continue;
    const entry = accounts.find(({ uid }) => uid === owner.uid);
    if (entry) return switchTo(entry);
  }
  const entry = ['postgres', 'nobody'].map((name) => accounts.find((it) => it.name === name)).find((it) => it);
  if (entry) return switchTo(entry);
  throw new DatabaseRefusal(
    'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody": start as another user.',
  );
}

/** Whether this account can enter `directory`. Asks the kernel, because groups and access lists count too. */
export async function canEnter(account: ServerAccount, directory: string): Promise<boolean> {
  if (account.ids.uid === undefined) return true;
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', directory], { ...account.ids, cwd: '/', env: {} });
    return true;
  } catch (error) {
    if (typeof errorCode(error) === 'number') return false;
    throw new DatabaseRefusal(`Root may not start the database as user "${account.name}" here: ${errorText(error)}.`);
  }
}

function accountOfMyself(uid: number | undefined, accounts: PasswdEntry[]): ServerAccount {
  return { ids: {}, name: accounts.find((it) => it.uid === uid)?.name ?? String(uid) };
}

function switchTo({ uid, gid, name }: PasswdEntry): ServerAccount {
  return { ids: { uid, gid }, name };
}

async function knownAccounts(): Promise<PasswdEntry[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return { name, uid: Number(uid), gid: Number(gid) };
    });
}
