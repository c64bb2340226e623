import { Socket } from 'node:net';
import pg from 'pg';

/** A server that has not answered the call by then is not there. */
const connectMs = 2500;
// Far more than the program has statements; a statement that is put together differently each time goes unprepared.
const mostNames = 500;
const names = new Map<string, string>();

/**
 * A connection that has the server parse and plan each statement once: the text names it, and what is sent again is only
 * the name and the values. Most of the cost of our short statements is in what this saves.
 */
export class PreparingClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, connectionTimeoutMillis: connectMs, stream: () => socket });
    this.#socket = socket;
  }

  /** What has been received so far. */
  get bytesHeard(): number {
    return this.#socket.bytesRead;
  }

  /** Ends it without a word: what waits here fails as after any lost connection. */
  breakOff(): void {
    this.#socket.destroy();
  }

  // The signatures of `query` are many; what is passed on is what came in, with a name where there was none.
  override query(...given: unknown[]): never {
    const [text, values, ...rest] = given;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const passed = name === undefined ? given : [{ name, text, values }, ...rest];
    const answer: unknown = (super.query as (...args: unknown[]) => unknown)(...passed);
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#hangUpIfSilent(error));
    return answer as never;
  }

  // What was given up may still be answered; nobody else is to wait behind it, or to get that answer.
  #hangUpIfSilent(error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') void this.end();
  }
}

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
};
