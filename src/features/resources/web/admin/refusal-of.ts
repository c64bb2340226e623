import { CallError } from '#shared/web/call/call-error.ts';

/** What prevents removing a resource or some of its units. */
export interface ResourceRefusal {
  /** The names of the services that need it. */
  readonly services?: readonly string[];
  /** The number of sessions that use it and are not over yet. */
  readonly sessions?: number;
}

/** Returns why the server refused to remove a resource or units of it; undefined for any other error. */
export const refusalOf = (error: unknown): ResourceRefusal | undefined =>
  error instanceof CallError && (error.code === 'resource_needed' || error.code === 'resource_in_use')
    ? (JSON.parse(error.body) as ResourceRefusal)
    : undefined;
