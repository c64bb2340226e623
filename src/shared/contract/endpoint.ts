import type { z } from 'zod';
import type { Role } from './role.ts';
import type { Scope } from './scope.ts';

/**
 * Who may call an endpoint. `admin` requires a signed-in administrator; every endpoint under /api/admin is `admin`
 * unless its contract states otherwise. `challenge` requires the challenge token that a sign-in returns while its
 * second factor is missing. Sessions and API keys are not accepted there, and a challenge is accepted nowhere else.
 */
export type Access = 'public' | 'admin' | 'challenge';

/** Any zod schema. Schemas differ only in their types here. */
export type Schema = z.ZodType;

/** Who of those that have signed in may call an endpoint. */
type Callers =
  | {
      readonly access: 'admin';
      /** The roles that may call it. An owner may call everything (docs/rules/roles.md). */
      readonly roles: readonly ['owner', ...Role[]];
      /** The scope an API key needs to call it. Without it, no API key may call the endpoint. */
      readonly scope?: Scope;
    }
  | { readonly access: Exclude<Access, 'admin'>; readonly roles?: never; readonly scope?: never };

/**
 * One endpoint. The server mounts it, the browser's client takes its types from it, and the OpenAPI document is
 * generated from it.
 */
export type Endpoint = Callers & Described;

interface Described {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The request is one file instead of a JSON body: multipart field `file`, at most `maxBytes` bytes. */
  readonly upload?: { readonly maxBytes: number };
  /** The body is authenticated by a signature in this header. The handler receives the raw bytes and the header. */
  readonly signed?: { readonly header: string };
  readonly response: Schema;
  /**
   * The response for API keys without the scope `unless`, which replaces the full one: they may write but not read, or
   * not read all of it.
   */
  readonly trimmed?: { readonly unless: Scope; readonly response: Schema };
  /** 201 for endpoints that create something, otherwise 200. */
  readonly status?: 200 | 201;
  /** Error statuses besides 401, 404 and 422; used in the OpenAPI document. */
  readonly refuses?: readonly number[];
  /** Maximum number of calls per hour from one network address. */
  readonly hourlyLimit?: number;
  /**
   * Whether the response is compressed. Only for public responses without personal data and without secrets
   * (docs/security.md, "Compression").
   */
  readonly compressed?: true;
  /**
   * The response has its `version` only for callers that send the header `x-with-version`; those that know nothing of
   * versions get the body that they know, and may send it back. With a name: the records of that list have one.
   */
  readonly versionOnRequest?: true | string;
  /** Value of Cache-Control; `no-store` for every response with personal data. */
  readonly cache?: 'no-store' | 'no-cache';
}

/** The header that asks for the version of a record: see `versionOnRequest`. */
export const withVersion = 'x-with-version';

/**
 * Names one sending of a file. A second request with the same name is refused with 409: browsers repeat a request by
 * themselves when a connection breaks, and a file is sent again only by whoever chose it.
 */
export const uploadName = 'x-upload-name';

export type EndpointKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;
export type Contract = Readonly<Record<EndpointKey, Endpoint>>;

/** Declares the endpoints of a feature and keeps their exact types. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;
type Part<E, K extends string> = K extends keyof E ? E[K] : undefined;

/** An uploaded file. Its content has not been checked. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A raw request body. */
export interface SignedBody {
  readonly body: Uint8Array;
  /** The signature header; undefined if the request has none. */
  readonly signature: string | undefined;
}
type Uploads<E, File> = E extends { readonly upload: object } ? File : undefined;

/** The parsed request as a handler receives it. */
export interface Parsed<E extends Endpoint> {
  readonly params: Output<Part<E, 'params'>>;
  readonly query: Output<Part<E, 'query'>>;
  readonly body: Output<Part<E, 'body'>>;
  readonly file: Uploads<E, UploadedFile>;
  readonly signed: E extends { readonly signed: object } ? SignedBody : undefined;
}

/** What a handler returns, before the response schema removes further fields. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>;
/** What the caller receives. */
export type Received<E extends Endpoint> = z.output<E['response']>;

type Optional<T> = Record<never, never> extends T ? true : false;
type Present<T> = {
  [K in keyof T as T[K] extends undefined ? never : Optional<T[K]> extends true ? never : K]: T[K];
} & {
  [K in keyof T as T[K] extends undefined ? never : Optional<T[K]> extends true ? K : never]?: T[K];
};
/** What a caller sends. Parts without required fields may be left out. */
export type Sent<E extends Endpoint> = Present<{
  params: Input<Part<E, 'params'>>;
  query: Input<Part<E, 'query'>>;
  body: Input<Part<E, 'body'>>;
  file: Uploads<E, Blob>;
}>;
