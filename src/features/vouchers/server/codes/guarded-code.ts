import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { networkLimits } from '#shared/server/http/network-of.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { secretText } from '#shared/server/secrets/secret-link.ts';
import { countTry, forgetTry, secondsOfTries, type TryLimit } from './try-store.ts';

/** How many unknown codes an administrator, or one network address on the public page, may try in an hour. */
const mostOfOne = 20;

type Guarded = Pick<Context, 'db' | 'now'>;

/** Runs what needs the code of a voucher for an administrator; see `guarded`. */
export const withGuardedCode = <Result>(context: Guarded, actor: string, run: () => Promise<Result>): Promise<Result> =>
  guarded(context, [{ actor, most: mostOfOne }], run);

/** The same for a visitor; `network`: see network-of.ts. What one tries stops neither the desk nor other visitors. */
export const withGuardedVisitor = <Result>(
  context: Guarded & Pick<Context, 'secretKey'>,
  network: string,
  run: () => Promise<Result>,
): Promise<Result> => {
  const limits = networkLimits(network, mostOfOne).map((limit) => ({
    actor: visitorOf(context.secretKey, limit.network),
    most: limit.allowed,
  }));
  return guarded(context, limits, run);
};

const visitorOf = (secretKey: SecretKey, network: string): string =>
  `visitor ${secretText(secretKey, 'voucher network', network)}`;

/**
 * Runs what needs the code of a voucher. Only unknown codes count; after too many within an hour, throws 429 without
 * looking at the code. The try is counted first, so that codes tried at once count too.
 */
const guarded = async <Result>(
  { db, now }: Guarded,
  limits: readonly TryLimit[],
  run: () => Promise<Result>,
): Promise<Result> => {
  const counted: string[] = [];
  const forget = async (): Promise<void> => {
    for (const actor of counted) await forgetTry(db, actor);
  };
  for (const limit of limits) {
    if (await countTry(db, limit, now())) {
      counted.push(limit.actor);
      continue;
    }
    await forget();
    const retryAfterSeconds = await secondsOfTries(db, limit.actor, now());
    const detail = 'Too many unknown voucher codes, please try again in an hour';
    throw new Problem(429, 'voucher_tries', detail, { retryAfterSeconds });
  }
  try {
    const result = await run();
    await forget();
    return result;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'voucher_unknown')) await forget();
    throw error;
  }
};
