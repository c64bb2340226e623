import type { Language } from '#shared/kernel/language.ts';
import type { PageReads } from './page-reads.ts';

export interface PageRequest {
  readonly reads: PageReads;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly language: Language;
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
}
