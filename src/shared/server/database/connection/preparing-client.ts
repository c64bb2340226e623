import { Socket } from 'node:net';
import pg from 'pg';

/** A server that has not accepted a connection after this many ms counts as unreachable. */
const connectMs = 2500;
// Far more than the number of statements in the program; beyond it, statements whose text varies are not prepared.
const mostNames = 500;
const names = new Map<string, string>();

/**
 * A connection that prepares each statement: the server parses and plans it once, later calls send only its name and
 * the values. This saves most of the cost of short statements.
 */
export class PreparingClient extends pg.Client {
  readonly #socket: Socket;

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, connectionTimeoutMillis: connectMs, stream: () => socket });
    this.#socket = socket;
  }

  /** Number of bytes received so far. */
  get bytesReceived(): number {
    return this.#socket.bytesRead;
  }

  /** Destroys the socket. Queries under way fail as after any lost connection. */
  breakOff(): void {
    this.#socket.destroy();
  }

  // `query` has many signatures; the arguments are passed on unchanged, except that a name is added if there is none.
  override query(...call: unknown[]): never {
    const [text, values, ...rest] = call;
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    const passed = name === undefined ? call : [{ name, text, values }, ...rest];
    const response: unknown = (super.query as (...args: unknown[]) => unknown)(...passed);
    if (response instanceof Promise) response.catch((error: unknown) => this.#hangUpIfSilent(error));
    return response as never;
  }

  // After a read timeout the response may still arrive, so the connection is closed and no other query uses it.
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
