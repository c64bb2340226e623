import { conflict, Problem } from '#shared/contract/problem.ts';

/** The text of every lost race for a time (SRV-10); clients look for 'not available' and 'conflict' in it (ERR-007). */
export const slotTaken = (): Problem => conflict('slot_taken', 'Time slot not available (conflict)');

const unavailable = (): Problem =>
  new Problem(503, 'database_unavailable', 'The database is not available at the moment', { retryAfterSeconds: 2 });

/** Nobody is left waiting for a database that is known to be away. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
  constructor() {
    super('The database does not answer');
  }
}

/** Somebody else was faster, so often that this request gave up. */
export const changedMeanwhile = (): Problem =>
  conflict('try_again', 'Changed by someone else at the same moment (conflict), please try again');

const notText = (): Problem => new Problem(400, 'invalid_text', 'The request holds characters that are not text');

const problemOfCode: Readonly<Record<string, () => Problem>> = {
  '23P01': slotTaken, // exclusion: another booking has this time
  '23503': changedMeanwhile, // foreign key: what it names was deleted at that moment
  '40P01': changedMeanwhile, // deadlock
  '40001': changedMeanwhile, // serialization
  '55P03': unavailable, // lock timeout
  '57014': unavailable, // statement timeout
  '53100': unavailable, // disk full
  '53300': unavailable, // too many connections
  '22021': notText, // a character the encoding does not have
  '22P05': notText,
  '3D000': unavailable, // no such database: somebody is restoring it, perhaps
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  EAI_AGAIN: unavailable, // its name cannot be resolved
  ENOTFOUND: unavailable,
  EHOSTUNREACH: unavailable,
  ENETUNREACH: unavailable,
  EAGAIN: unavailable, // more callers than its socket lets queue
  ENOENT: unavailable, // the socket of a server that is down
  EPIPE: unavailable,
  ETIMEDOUT: unavailable,
};

const connectionLost =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered|was closed)|Query read timeout)/;

const diskFull = '53100';

/** Whether the database refused a write because its disk has no room; what it has can still be read. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === diskFull;

/** What a refusal of the database means to a client, decided in this one place; undefined when it is none of these. */
export const databaseProblem = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = problemOfCode[code];
  if (known) return known();
  const lost = error instanceof DatabaseGone || /^(?:57P|08|28)/.test(code) || connectionLost.test(error.message);
  return lost ? unavailable() : undefined;
};

/** Whether the database itself refused a statement, so that nothing of it was written; after a lost connection nobody knows. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?!08|57P)(?=.*\d)[0-9A-Z]{5}$/.test(error.code);

/**
 * Whether the database refused a statement over what one of its rows holds or meets: without that row it may succeed. A lock
 * that is held or a disk that is full would meet the next one as well.
 */
export const isRefusedOverRows = (error: unknown): boolean =>
  isRefused(error) && /^(?:22|23|40)/.test((error as { code: string }).code);
