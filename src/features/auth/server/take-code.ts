import { recordAudit } from '#shared/server/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { openSecret } from '#shared/server/secret-box.ts';
import { givenCode, openSteps, stepAt } from '../domain/one-time-code.ts';
import { stepOfCode } from './code-of-step.ts';
import { hashOfCode } from './recovery-codes.ts';
import { type SecondFactorRow, secondFactorOf, setLastStep, takeRecoveryCode } from './second-factor-store.ts';

/** What an account's secret is sealed for: in the row of another account it does not open. */
export const secretPurpose = (adminId: string): string => `second_factor.secret ${adminId}`;

/** Uses up a code of the app or a recovery code of an account whose second factor is on; undefined when it is neither. */
export const takeCode = async (
  context: Context,
  trx: Database,
  adminId: string,
  typed: string,
): Promise<'app' | 'recovery' | undefined> => {
  const given = givenCode(typed);
  const factor = await secondFactorOf(trx, adminId);
  if (!given || !factor || factor.confirmed_at === null || !factor.recovery_salt) return undefined;
  if (given.kind === 'app') {
    return (await takeStep(context, trx, adminId, factor, given.code)) ? 'app' : undefined;
  }
  if (!(await takeRecoveryCode(trx, adminId, await hashOfCode(given.code, factor.recovery_salt)))) return undefined;
  const details = { left: factor.codes_left - 1 };
  await recordAudit(trx, { actor: adminId, action: 'second_factor.recovery_code_used', details, at: context.now() });
  return 'recovery';
};

/** The same of a second factor that is being set up, which has no recovery codes yet. */
export const takeFirstCode = async (
  context: Context,
  trx: Database,
  adminId: string,
  factor: SecondFactorRow,
  typed: string,
): Promise<boolean> => {
  const given = givenCode(typed);
  return given?.kind === 'app' && takeStep(context, trx, adminId, factor, given.code);
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
