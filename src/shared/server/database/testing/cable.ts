import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A connection to a server that can be cut without notice to either side, as a network can. */
export class Cable {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  isCut = false;
  /** Number of connections ever opened through it. */
  calls = 0;

  constructor(reach: () => Socket) {
    this.#server = createServer((near) => {
      const far = reach();
      this.calls += 1;
      for (const [from, to] of [[near, far] as const, [far, near] as const]) {
        this.#sockets.add(from);
        from.on('data', (bytes) => void (this.isCut || to.write(bytes)));
        from.on('error', () => undefined);
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
      }
    });
  }

  /** Listens on loopback and resolves to the port. */
  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  remove(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
