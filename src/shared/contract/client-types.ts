import type { Contract, Endpoint, Received, Sent } from './endpoint.ts';

/** A caller of every endpoint of the contracts `C`: the key names the endpoint, the input is what it takes, the promise what it answers. */
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
  /** Whether it is sent to its end when the page is left meanwhile. */
  readonly keepalive?: boolean;
}
