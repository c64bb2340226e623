import type { Contract, Endpoint, HandlerResult, Parsed } from '#shared/contract/endpoint.ts';
import type { Role } from '#shared/contract/role.ts';
import type { Scope } from '#shared/contract/scope.ts';
import type { Language } from '#shared/kernel/language.ts';

/** The authenticated caller of an `admin` endpoint: a signed-in administrator, or a program with an API key. */
export interface Administrator {
  /** The id of the administrator or of the API key; recorded in the audit. */
  readonly id: string;
  readonly full_name: string;
  /** Empty for a program. */
  readonly email: string;
  /** The id of the session, the API key or the challenge. */
  readonly session_id: string;
  /** `owner` for a program; what it may do is decided by its scopes alone. */
  readonly role: Role;
  /** The photographer whose sessions an account of the role `photographer` sees; null: none. */
  readonly photographer_id: string | null;
  /** The scopes of an API key; undefined for an administrator. */
  readonly scopes?: readonly Scope[];
}

/** What a handler gets of the request besides its parsed parts. */
export interface Caller {
  readonly request_id: string;
  /** The caller's network address as limits count it: see network-of.ts. */
  readonly network: string;
  /** From Accept-Language: Russian if preferred, otherwise German. */
  readonly language: Language;
  readonly idempotency_key: string | undefined;
  /** What the browser or program says it is. */
  readonly user_agent: string | undefined;
  /** Whether the caller asks for server-sent events. */
  readonly accepts_events: boolean;
  /** The last event that the caller has received. */
  readonly last_event_id: string | undefined;
  /**
   * Always set on `admin` and `challenge` endpoints; on public ones only if the request has an administrator's bearer
   * token.
   */
  readonly administrator: Administrator | undefined;
}

export interface AdminCaller extends Caller {
  readonly administrator: Administrator;
}

type CallerOf<E extends Endpoint> = E['access'] extends 'admin' | 'challenge' ? AdminCaller : Caller;

/** A file or another response that no response schema describes. */
export class RawResponse {
  readonly body: Buffer | string | NodeJS.ReadableStream;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  constructor(body: RawResponse['body'], headers: RawResponse['headers'], status = 200) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  caller: CallerOf<E>,
) => Promise<HandlerResult<E> | RawResponse> | HandlerResult<E> | RawResponse;

/** The handlers of a feature, one for every endpoint of its contract. A missing one is a type error. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: C[K] extends Endpoint ? Handler<C[K]> : never };

export interface MountedContract {
  readonly contract: Contract;
  // Handlers are typed where they are written; here they are only looked up by key.
  readonly handlers: Readonly<Record<string, (input: never, caller: never) => unknown>>;
}

/** Pairs a contract with its handlers. */
export const mounted = <C extends Contract>(contract: C, handlers: Handlers<C>): MountedContract => ({
  contract,
  handlers,
});
