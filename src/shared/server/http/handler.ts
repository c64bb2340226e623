import type { Answer, Contract, Endpoint, Parsed } from '#shared/contract/endpoint.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Scope } from '#shared/contract/scope.ts';

/** Who acts for the studio: an administrator who is signed in, or a program with one of the studio's API keys. */
export interface Administrator {
  /** Of the administrator, or of the key; what is done is recorded under it. */
  readonly id: string;
  readonly full_name: string;
  /** Empty: a program. */
  readonly email: string;
  /** Of the session, of the key, or of the challenge. */
  readonly session_id: string;
  /** What a program may do; undefined: everything, it is a person. */
  readonly scopes?: readonly Scope[];
}

/** What a handler may know of the request besides its parsed parts. */
export interface Caller {
  readonly request_id: string;
  /** Where the request comes from, as limits count it: see network-of.ts. */
  readonly network: string;
  /** From Accept-Language, German unless Russian is preferred. */
  readonly language: Language;
  readonly idempotency_key: string | undefined;
  /** Always set on `admin` and `challenge` endpoints; on public ones only when an administrator's bearer was sent along. */
  readonly administrator: Administrator | undefined;
}

export interface AdminCaller extends Caller {
  readonly administrator: Administrator;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'admin' | 'challenge' ? AdminCaller : Caller;

/** A file or another answer that is not described by the response schema. */
export class RawAnswer {
  readonly body: Buffer | string | NodeJS.ReadableStream;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  constructor(body: RawAnswer['body'], headers: RawAnswer['headers'], status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  caller: CallerOf<E>,
) => Promise<Answer<E> | RawAnswer> | Answer<E> | RawAnswer;

/** The table of a feature: a handler for every endpoint of its contract. A missing one does not compile. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never };

export interface MountedContract {
  readonly contract: Contract;
  // A table is typed where it is written; here only its shape as a lookup matters.
  readonly handlers: Readonly<Record<string, (input: never, caller: never) => unknown>>;
}

/** Pairs a contract with its handlers. */
export const mounted = <C extends Contract>(contract: C, handlers: Handlers<C>): MountedContract => ({
  contract,
  handlers,
});
