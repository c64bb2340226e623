import type { Language } from '#shared/kernel/language.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { openSecret } from '#shared/server/secrets/secret-box.ts';
import { codeFrom, openSteps, stepAt } from '../../domain/one-time-code.ts';
import { stepOfCode } from './code-of-step.ts';
import { hashOfCode } from './recovery-codes.ts';
import { type SecondFactorRow, secondFactorOf, setLastStep, takeRecoveryCode } from './second-factor-store.ts';

/** The purpose that an account's secret is sealed for: it cannot be opened from the row of another account. */
export const secretPurpose = (adminId: string): string => `second_factor.secret ${adminId}`;

/**
 * A code in the form that is compared in the database. A recovery code is hashed before the transaction is opened, so
 * that the transaction does not wait for the slow hash.
 */
export type ReadCode =
  | { readonly kind: 'app'; readonly code: string }
  | { readonly kind: 'recovery'; readonly hash: Buffer };

/**
 * Parses a code for an account whose second factor is on; undefined if it cannot be one. Throws 503 if the hash queue
 * is full.
 */
export const readCode = async (
  { db }: Context,
  adminId: string,
  { typed, language }: { readonly typed: string; readonly language: Language },
): Promise<ReadCode | undefined> => {
  const code = codeFrom(typed);
  if (code?.kind !== 'recovery') return code && { kind: 'app', code: code.code };
  const salt = (await secondFactorOf(db, adminId))?.recovery_salt;
  return salt ? { kind: 'recovery', hash: await hashOfCode(code.code, salt, language) } : undefined;
};

/**
 * Consumes a code of the app or a recovery code of an account whose second factor is on; returns undefined if it is
 * neither.
 */
export const takeCode = async (
  context: Context,
  trx: Database,
  adminId: string,
  code: ReadCode,
): Promise<'app' | 'recovery' | undefined> => {
  const factor = await secondFactorOf(trx, adminId);
  if (!factor || factor.confirmed_at === null) return undefined;
  if (code.kind === 'app') {
    return (await takeStep(context, trx, adminId, factor, code.code)) ? 'app' : undefined;
  }
  if (!(await takeRecoveryCode(trx, adminId, code.hash))) return undefined;
  const details = { left: factor.codes_left - 1 };
  await recordAudit(trx, { actor: adminId, action: 'second_factor.recovery_code_used', details, at: context.now() });
  return 'recovery';
};

/** The same for a second factor that is being set up, which has no recovery codes yet. */
export const takeFirstCode = async (
  context: Context,
  trx: Database,
  adminId: string,
  factor: SecondFactorRow,
  typed: string,
): Promise<boolean> => {
  const code = codeFrom(typed);
  return code?.kind === 'app' && takeStep(context, trx, adminId, factor, code.code);
};

const takeStep = async (
  { now, secretKey, log }: Context,
  trx: Database,
  adminId: string,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> => {
  const secret = openSecret(secretKey, secretPurpose(adminId), factor.secret_sealed);
  if (secret === undefined) {
    log.error({ administrator: adminId }, 'the secret of a second factor was sealed with another SECRET_KEY');
    return false;
  }
  const step = stepOfCode(Buffer.from(secret, 'base64'), code, openSteps(stepAt(now()), factor.last_step));
  if (step === undefined) return false;
  await setLastStep(trx, adminId, step);
  return true;
};
