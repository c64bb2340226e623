import { randomBytes } from 'node:crypto';
import { conflict, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import type { Administrator } from '#shared/server/http/handler.ts';
import { sealSecret } from '#shared/server/secrets/secret-box.ts';
import { keyAddress, keyText } from '../../domain/one-time-code.ts';
import type { Proof, SecondFactorView } from '../../second-factor-contract.ts';
import { refusals } from '../../texts/refusals.ts';
import { proofGuard, withPassword } from '../session/proof.ts';
import { deleteChallengesOf } from '../sign-in/challenge-store.ts';
import { guardedAttempt } from '../sign-in/guarded-attempt.ts';
import { deleteSessionsOf } from '../store.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import {
  confirmFactor,
  deleteSecondFactor,
  lockAccount,
  replaceRecoveryCodes,
  secondFactorOf,
  upsertUnconfirmed,
} from './second-factor-store.ts';
import { readCode, secretPurpose, takeCode, takeFirstCode } from './take-code.ts';

const secretBytes = 20;
/** How long after the password was entered a set-up can be confirmed. */
const setUpMs = 15 * MINUTE;

export const secondFactor = async ({ db }: Context, adminId: string): Promise<SecondFactorView> => {
  const factor = await secondFactorOf(db, adminId);
  if (!factor || factor.confirmed_at === null) return { is_on: false, since: null, recovery_codes_left: 0 };
  return { is_on: true, since: formatInstant(factor.confirmed_at), recovery_codes_left: factor.codes_left };
};

/**
 * Begins the set-up of a second factor. Requires the password: throws 403 if it is wrong, 429 after too many wrong
 * ones, 409 if there is a second factor already. The sign-in does not change before a code has confirmed the set-up.
 */
export const beginSetUp = (
  context: Context,
  administrator: Administrator,
  confirmation: { password: string; language: Language },
): Promise<{ key: string; address: string }> =>
  withPassword(context, administrator, confirmation, async (trx) => {
    const { id, email } = administrator;
    if (await isOn(trx, id)) throw conflict('second_factor_on', refusals[confirmation.language].second_factor_on);
    const secret = randomBytes(secretBytes);
    const sealed = sealSecret(context.secretKey, secretPurpose(id), secret.toString('base64'));
    await upsertUnconfirmed(trx, id, sealed, context.now());
    const key = keyText(secret);
    return { key, address: keyAddress(key, email) };
  });

/**
 * Switches the second factor on with a first code of the app, and returns recovery codes. Ends every other session of
 * the account. Throws 403 for a wrong code, 429 after too many, 409 if no set-up was begun within 15 minutes.
 */
export const confirmSetUp = async (
  context: Context,
  administrator: Administrator,
  { code, language }: { code: string; language: Language },
): Promise<readonly string[]> => {
  const { id, session_id } = administrator;
  const recovery = await newRecoveryCodes(language);
  const confirm = async (trx: Database): Promise<readonly string[] | undefined> => {
    await lockAccount(trx, id);
    const factor = await secondFactorOf(trx, id);
    if (!factor || factor.confirmed_at !== null || factor.begun_at < context.now() - setUpMs) {
      throw conflict('no_set_up', refusals[language].no_set_up);
    }
    if (!(await takeFirstCode(context, trx, id, factor, code))) return undefined;
    await confirmFactor(trx, id, recovery.salt, context.now());
    await replaceRecoveryCodes(trx, id, recovery.salt, recovery.hashes);
    await deleteSessionsOf(trx, id, session_id);
    await recordAudit(trx, { actor: id, action: 'second_factor.switched_on', at: context.now() });
    return recovery.codes;
  };
  return guardedAttempt(context, proofGuard(administrator, wrongCode(language), language), () =>
    inTransaction(context.db, confirm),
  );
};

interface Shown {
  readonly proof: Proof;
  readonly language: Language;
}

/** Replaces all recovery codes. Throws as `withProof`. */
export const renewRecoveryCodes = async (
  context: Context,
  administrator: Administrator,
  shown: Shown,
): Promise<readonly string[]> => {
  const recovery = await newRecoveryCodes(shown.language);
  return withProof(context, administrator, shown, async (trx) => {
    await replaceRecoveryCodes(trx, administrator.id, recovery.salt, recovery.hashes);
    const audit = {
      actor: administrator.id,
      action: 'second_factor.recovery_codes_renewed' as const,
      at: context.now(),
    };
    await recordAudit(trx, audit);
    return recovery.codes;
  });
};

/** Switches the second factor off. Throws as `withProof`. */
export const switchOff = (context: Context, administrator: Administrator, shown: Shown): Promise<boolean> =>
  withProof(context, administrator, shown, async (trx) => {
    await removeSecondFactor(trx, administrator.id, administrator.id, context.now());
    return true;
  });

/**
 * Deletes an account's second factor and its open challenges; returns false if there was none. `actor`: who did it;
 * `now`: epoch ms.
 */
export const removeSecondFactor = async (
  trx: Database,
  adminId: string,
  actor: string,
  now: number,
): Promise<boolean> => {
  await deleteChallengesOf(trx, adminId);
  const wasOn = await deleteSecondFactor(trx, adminId);
  if (wasOn) await recordAudit(trx, { actor, action: 'second_factor.switched_off', at: now });
  return wasOn;
};

/**
 * Runs an action on a second factor that is on (else 409) after checking the password or a code. Throws 403 if it is
 * wrong, 429 after too many.
 */
const withProof = async <Result extends NonNullable<unknown>>(
  context: Context,
  administrator: Administrator,
  { proof, language }: Shown,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> => {
  const { id } = administrator;
  const isStillOn = async (db: Database): Promise<void> => {
    if (!(await isOn(db, id))) throw conflict('second_factor_off', refusals[language].second_factor_off);
  };
  // Checked first: a second factor that is off needs no proof.
  await isStillOn(context.db);
  if (proof.password !== undefined) {
    return withPassword(context, administrator, { password: proof.password, language }, async (trx) => {
      await isStillOn(trx);
      return work(trx);
    });
  }
  return guardedAttempt(context, proofGuard(administrator, wrongCode(language), language), async () => {
    const read = await readCode(context, id, { typed: proof.code ?? '', language });
    if (!read) return undefined;
    return inTransaction(context.db, async (trx) => {
      await lockAccount(trx, id);
      await isStillOn(trx);
      return (await takeCode(context, trx, id, read)) ? work(trx) : undefined;
    });
  });
};

const isOn = async (trx: Database, adminId: string): Promise<boolean> => {
  const factor = await secondFactorOf(trx, adminId);
  return factor !== undefined && factor.confirmed_at !== null;
};

const wrongCode = (language: Language): Problem => new Problem(403, 'wrong_code', refusals[language].wrong_code);
