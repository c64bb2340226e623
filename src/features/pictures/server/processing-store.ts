import { sql } from 'kysely';
import { at, type Database } from '#shared/server/database/database.ts';
import type { NextDue } from '#shared/server/due-queues.ts';
import type { ShownPicture } from '../domain/picture-address.ts';
import { leaseMs, mostAttempts, type PictureProblem } from '../domain/picture-problem.ts';

export interface WaitingPicture {
  readonly id: string;
  readonly upload_id: string;
  readonly attempts: number;
}

/**
 * Takes the picture that has waited longest, for `leaseMs`; undefined if none is due. If the process ends meanwhile,
 * another one takes it after that time. One that was taken too often is returned with more than `mostAttempts`.
 */
export const takeWaiting = async (db: Database, now: number): Promise<WaitingPicture | undefined> => {
  const { rows } = await sql<WaitingPicture>`
    UPDATE picture SET attempts = least(attempts + 1, ${mostAttempts + 1}), next_attempt_at = ${at(now + leaseMs)}
    WHERE id = (SELECT id FROM picture WHERE state = 'waiting' AND next_attempt_at <= ${at(now)}
                ORDER BY next_attempt_at, created_at, place LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, upload_id, attempts`.execute(db);
  return rows[0];
};

/** When a picture is to be made next, after `seen`. */
export const nextPictureDue: NextDue = (seen) =>
  sql`SELECT min(next_attempt_at) FROM picture WHERE state = 'waiting' AND next_attempt_at > ${at(seen)}`;

/** Returns a picture that was taken and not made: it is due at once, and the attempt does not count. */
export const giveBack = async (
  db: Database,
  { id, upload_id, attempts }: WaitingPicture,
  now: number,
): Promise<void> => {
  await sql`
    UPDATE picture SET attempts = greatest(attempts - 1, 0), next_attempt_at = ${at(now)}
    WHERE id = ${id} AND upload_id = ${upload_id} AND state = 'waiting' AND attempts = ${attempts}`.execute(db);
};

export type MadePicture = Pick<ShownPicture, 'name' | 'width' | 'height' | 'widths' | 'color'>;

/**
 * Records what is shown from now on; false if the picture was deleted or has another file meanwhile. Call it before the
 * files are stored, in the same transaction.
 */
export const finishPicture = async (
  trx: Database,
  { id, upload_id }: WaitingPicture,
  made: MadePicture,
  now: number,
): Promise<boolean> => {
  const { rows } = await sql`
    UPDATE picture SET state = 'ready', problem = NULL, name = ${made.name}, width = ${made.width}, height = ${made.height},
      widths = ${[...made.widths]}::integer[], color = ${made.color}, updated_at = ${at(now)}
    WHERE id = ${id} AND upload_id = ${upload_id} RETURNING id`.execute(trx);
  return rows.length > 0;
};

export const refusePicture = async (
  db: Database,
  { id, upload_id }: WaitingPicture,
  problem: PictureProblem,
  now: number,
): Promise<void> => {
  await sql`
    UPDATE picture SET state = 'refused', problem = ${problem}, updated_at = ${at(now)}
    WHERE id = ${id} AND upload_id = ${upload_id}`.execute(db);
};
