import type { Language } from '#shared/kernel/language.ts';
import type { PageReads } from './facts/page-reads.ts';
import type { Addresses } from './page-addresses.ts';

export interface PageRequest {
  readonly reads: PageReads;
  readonly params: Readonly<Record<string, string>>;
  /** The path of the address. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly language: Language;
  /** The language that this visitor selected earlier. */
  readonly chosen: Language | undefined;
  /** The caller's network address, as limits count it. */
  readonly network: string;
  /** Called with the error of every failed read, for the log. */
  readonly failed: (error: unknown) => void;
}

/** The data of a page, and the status of the response if it is not 200. */
export interface Loaded<Data> {
  readonly data: Data;
  readonly status?: number;
  /** Path of the page that shows this instead; the browser is redirected there. */
  readonly goTo?: string;
  /** Whether `goTo` is the same page under its present address. */
  readonly isMoved?: boolean;
  /** Whether there is nothing at this address: the not-found page is shown. */
  readonly isMissing?: boolean;
  /** The addresses of the page in each language, if they differ. */
  readonly addresses?: Addresses;
  /** Whether search engines must not list it, although its route allows it. */
  readonly unlisted?: boolean;
}
