import { guardedAttempt, lockedSeconds } from '#features/auth/server/api.ts';
import { conflict, Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { networkLimits } from '#shared/server/http/network-of.ts';
import { refusals } from '../../texts/refusals.ts';
import type { CampaignRow } from '../store.ts';
import { cardWith, codesOf } from './code-secret.ts';
import { type CardRow, selectCards } from './code-store.ts';

/**
 * Number of wrong codes within 15 minutes after which nothing is compared any more for a network. A school has one
 * network for many parents. There is no limit for all: it would let anybody lock all parents out, and a guess is right
 * with a probability of a card in 10^15.
 */
const allowedFailures = 30;

interface Visitor {
  readonly language: Language;
  readonly network: string;
}

/**
 * Returns the cards with these codes, in their order. A code that is unknown and one that was used are refused alike
 * (403), and each refusal counts as an attempt; throws 429 after too many, across all processes.
 */
export const provenCards = (
  context: Context,
  campaign: CampaignRow,
  codes: readonly string[],
  { language, network }: Visitor,
): Promise<readonly CardRow[]> => {
  const guard = {
    limits: networkLimits(network, allowedFailures).map((limit) => ({
      subject: `access code:${campaign.id} ${limit.network}`,
      allowed: limit.allowed,
      isForgiven: false,
    })),
    wrong: codeWrong(language),
    tooMany: new Problem(429, 'too_many_codes', refusals[language].too_many_codes, {
      retryAfterSeconds: lockedSeconds,
    }),
    what: 'access code',
    campaign: campaign.id,
  };
  return guardedAttempt(context, guard, async () => {
    const cards = await selectCards(context.db, campaign.id);
    const known = codesOf(context.secretKey, campaign, cards);
    if (!known) throw conflict('codes_unreadable', refusals[language].codes_unreadable);
    const found = codes
      .map((code) => cardWith(known, code))
      .flatMap((id) => cards.find((card) => card.id === id) ?? []);
    const isRight = found.length === codes.length && new Set(found).size === found.length;
    return isRight && found.every(({ booking_id }) => booking_id === null) ? found : undefined;
  });
};

/** The same for a code that nobody has and for one that was used. */
export const codeWrong = (language: Language): Problem => new Problem(403, 'code_wrong', refusals[language].code_wrong);
