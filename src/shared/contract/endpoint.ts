import type { z } from 'zod';
import type { Scope } from './scope.ts';

/** Who may call an endpoint. `admin` needs a signed-in administrator (SRV-62); everything under /api/admin is `admin` unless a contract says otherwise in so many words. `challenge` needs what a sign-in is answered that still lacks its code: no session and no key opens it, and it opens nothing else. */
export type Access = 'public' | 'admin' | 'challenge';

/** What a schema is to this module: something zod can run, told apart only by its types. */
export type Schema = z.ZodType;

/** One endpoint, stated once: the server mounts it, the browser's client is typed by it, the OpenAPI document is made from it. */
export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  /** What a program must be allowed to call it with an API key; left out: no key opens it. Only on `admin` endpoints. */
  readonly scope?: Scope;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Takes one file instead of a body: multipart field `file`, at most so many bytes. */
  readonly upload?: { readonly maxBytes: number };
  /** Takes a body that is vouched for by a signature: it is handed on as it was sent, with this header. */
  readonly signed?: { readonly header: string };
  readonly response: Schema;
  /** What a program is answered that may write and not read: `response` in place of the other one, unless it has the scope. */
  readonly trimmed?: { readonly unless: Scope; readonly response: Schema };
  /** 201 for what creates, 200 otherwise. */
  readonly status?: 200 | 201;
  /** Refusals this endpoint may answer beyond 401/404/422, for readers of the OpenAPI document. */
  readonly refuses?: readonly number[];
  /** How many calls one network address may make in an hour (SRV-61). */
  readonly hourlyLimit?: number;
  /** Sent compressed: only what is public, is no person's and carries no secret (docs/security.md, "Compression"). */
  readonly compressed?: true;
  /** `no-store` for everything that carries a person's data. */
  readonly cache?: 'no-store' | 'no-cache';
}

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
export type Contract = Readonly<Record<EndpointKey, Endpoint>>;

/** States a feature's endpoints and keeps their exact types. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<E, K extends string> = K extends keyof E ? E[K] : undefined;

/** A file as it was sent; what is in it is yet to be looked at. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A body as it was sent, byte by byte. */
export interface SignedBody {
  readonly body: Uint8Array;
  /** undefined: it came without. */
  readonly signature: string | undefined;
}
type Uploads<E, File> = E extends { readonly upload: object } ? File : undefined;

/** What a handler receives, parsed. */
export interface Parsed<E extends Endpoint> {
  readonly params: Output<Part<E, 'params'>>;
  readonly query: Output<Part<E, 'query'>>;
  readonly body: Output<Part<E, 'body'>>;
  readonly file: Uploads<E, UploadedFile>;
  readonly signed: E extends { readonly signed: object } ? SignedBody : undefined;
}

/** What a handler returns (before the response schema trims it) … */
export type Answer<E extends Endpoint> = z.input<E['response']>;
/** … and what the caller gets. */
export type Received<E extends Endpoint> = z.output<E['response']>;

type Optional<T> = Record<never, never> extends T ? true : false;
type Present<T> = {
  [K in keyof T as T[K] extends undefined ? never : Optional<T[K]> extends true ? never : K]: T[K];
} & {
  [K in keyof T as T[K] extends undefined ? never : Optional<T[K]> extends true ? K : never]?: T[K];
};
/** What a caller sends; a part of which nothing is required may be left out. */
export type Sent<E extends Endpoint> = Present<{
  params: Input<Part<E, 'params'>>;
  query: Input<Part<E, 'query'>>;
  body: Input<Part<E, 'body'>>;
  file: Uploads<E, Blob>;
}>;
