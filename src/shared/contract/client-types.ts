import type { Contract, Endpoint, Received, Sent } from './endpoint.ts';

/**
 * The typed client of the contracts `C`. The key names the endpoint, the input is the request, and the promise resolves
 * to the response.
 */
export type Call<C extends Contract> = <K extends keyof C & string>(
  key: K,
  ...input: Record<never, never> extends Sent<Stated<C[K]>>
    ? [sent?: Sent<Stated<C[K]>>, options?: CallOptions]
    : [sent: Sent<Stated<C[K]>>, options?: CallOptions]
) => Promise<Received<Stated<C[K]>>>;

type Stated<E> = E extends Endpoint ? E : never;

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the browser finishes sending the request if the user leaves the page meanwhile. */
  readonly keepalive?: boolean;
  /** How much of a file has been sent, 0 to 1. */
  readonly onProgress?: (sent: number) => void;
}
