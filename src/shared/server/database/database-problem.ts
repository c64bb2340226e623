import { conflict, Problem } from '#shared/contract/problem.ts';

export const slotTakenCode = 'slot_taken';

/** The response to every lost race for a time. Clients look for 'not available' and 'conflict' in its text. */
export const slotTaken = (): Problem => conflict(slotTakenCode, 'Time slot not available (conflict)');

const unavailable = (): Problem =>
  new Problem(503, 'database_unavailable', 'The database is not available at the moment', { retryAfterSeconds: 2 });

/** Thrown to callers while the database is known to be unreachable, instead of letting them wait. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone';
  constructor() {
    super('The database does not respond');
  }
}

/** Concurrent changes made this request fail after all its retries. */
export const changedMeanwhile = (): Problem =>
  conflict('try_again', 'Changed by someone else at the same moment (conflict), please try again');

const notText = (): Problem => new Problem(400, 'invalid_text', 'The request contains characters that are not text');

const problemOfCode: Readonly<Record<string, () => Problem>> = {
  '23P01': slotTaken, // exclusion: another booking has this time
  '23503': changedMeanwhile, // foreign key: the referenced row was deleted at that moment
  '40P01': changedMeanwhile, // deadlock
  '40001': changedMeanwhile, // serialization
  '55P03': unavailable, // lock timeout
  '57014': unavailable, // statement timeout
  '26000': unavailable, // sent behind a statement of the same name that could not be prepared, for example for a lock timeout
  '53100': unavailable, // disk full
  '53300': unavailable, // too many connections
  '22021': notText, // a character the encoding does not have
  '22P05': notText,
  '3D000': unavailable, // no such database, perhaps because it is being restored
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  EAI_AGAIN: unavailable, // the host name cannot be resolved
  ENOTFOUND: unavailable,
  EHOSTUNREACH: unavailable,
  ENETUNREACH: unavailable,
  EAGAIN: unavailable, // the listen queue of the socket is full
  ENOENT: unavailable, // no socket file: the server is down
  EPIPE: unavailable,
  ETIMEDOUT: unavailable,
};

const connectionLost =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client (?:has encountered|was closed)|Query read timeout)/;

/** The response for an error of the database; undefined if the error is not one of these. */
export const databaseProblem = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = problemOfCode[code];
  if (known) return known();
  const lost = error instanceof DatabaseGone || /^(?:57P|08|28)/.test(code) || connectionLost.test(error.message);
  return lost ? unavailable() : undefined;
};

/**
 * Whether the database refused a statement, so that nothing of it was written. After a lost connection this is unknown.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(?!08|57P)(?=.*\d)[0-9A-Z]{5}$/.test(error.code);

/**
 * Whether the database refused a statement because of the values or conflicts of one of its rows, so that it may
 * succeed without that row. A held lock or a full disk would affect every row.
 */
export const isRefusedOverRows = (error: unknown): boolean =>
  isRefused(error) && /^(?:22|23|40)/.test((error as { code: string }).code);
