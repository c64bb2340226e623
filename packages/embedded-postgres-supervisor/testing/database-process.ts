import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { EmbeddedConnection } from '../src/application-database.ts';

interface Report {
  event: 'ready' | 'refused' | 'error' | 'down' | 'up' | 'interrupted' | 'exit';
  adopted?: boolean;
  connection?: EmbeddedConnection;
  message?: string;
}

export interface StartOptions {
  /** '' for the bundled binaries. */
  binDir?: string;
  /** The user id to switch to; '' for none. */
  uid?: string;
}

/** A process that holds, or tries to hold, the embedded database of a data directory. */
export class DatabaseProcess {
  readonly child: ChildProcess;
  readonly #reports: Report[] = [];
  #onReport: () => void = () => undefined;

  /** `script` is `hold-database.ts` as it is built. */
  constructor(script: string, dataDir: string, name: string, { binDir = '', uid = '' }: StartOptions) {
    this.child = spawn(process.execPath, [script, dataDir, binDir, uid, name], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
      env: { ...process.env, SECRET_KEY: 'only-for-the-application' },
    });
    const add = (report: Report) => {
      this.#reports.push(report);
      this.#onReport();
    };
    if (this.child.stdout) createInterface(this.child.stdout).on('line', (line) => add(JSON.parse(line) as Report));
    // A process that has already ended is also asked to stop.
    this.child.stdin?.on('error', () => undefined);
    this.child.once('exit', () => add({ event: 'exit' }));
  }

  /** The next report of one of these kinds; earlier reports of other kinds are dropped. */
  async next(...events: Report['event'][]): Promise<Report> {
    for (;;) {
      const report = this.#reports.shift();
      if (report && events.includes(report.event)) return report;
      if (report?.event === 'exit') throw new Error(`The process ended before it reported ${events.join(' or ')}`);
      if (!report) await new Promise<void>((resolve) => (this.#onReport = resolve));
    }
  }

  async stop(): Promise<void> {
    this.child.stdin?.end();
    await this.ended();
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended();
  }

  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
  }
}
