import { randomUUID } from 'node:crypto';
import { malformed } from '#shared/contract/problem.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { ServiceOption } from '../../domain/extras/service-option.ts';
import type { Need } from '../../domain/need.ts';
import type { SentOption } from '../../options-contract.ts';
import { checkedNeeds } from './checked-needs.ts';

interface Stored {
  readonly needs: readonly Need[];
  readonly options: readonly ServiceOption[];
}

interface Sent {
  readonly needs?: readonly Need[] | undefined;
  readonly options?: readonly SentOption[] | undefined;
}

/** The checked ones of `Sent`; undefined: they stay. */
export interface CheckedExtras {
  readonly needs?: readonly Need[] | undefined;
  readonly options?: readonly ServiceOption[] | undefined;
}

/**
 * Checks the needs and the options of a request to save a service, and gives new options an id. Call it before the
 * first write of the transaction (see checkedNeeds). Throws a Problem 422 if an id is no option of the service, or if a
 * session with one of the options could never take place.
 */
export const checkedExtras = async (trx: Database, stored: Stored, sent: Sent): Promise<CheckedExtras> => {
  const needs = sent.needs && (await checkedNeeds(trx, sent.needs));
  const besides = needs ?? stored.needs;
  if (!sent.options) {
    if (needs) {
      for (const option of stored.options) await checkedNeeds(trx, option.needs, { at: ['body', 'needs'], besides });
    }
    return { needs };
  }
  const ids = sent.options.map(({ id }) => id?.toLowerCase());
  const options: ServiceOption[] = [];
  for (const [i, { id: sentId, price, needs: wanted, ...same }] of sent.options.entries()) {
    const known = sentId?.toLowerCase();
    if (known !== undefined && !stored.options.some((option) => option.id === known)) {
      throw malformed(['body', 'options', i, 'id'], 'must be an option of this service', 'unknown_option');
    }
    if (known !== undefined && ids.indexOf(known) !== i) {
      throw malformed(['body', 'options', i, 'id'], 'must not be there twice', 'twice');
    }
    const at = ['body', 'options', i, 'needs'];
    options.push({
      ...same,
      id: known ?? randomUUID(),
      price_cents: wholeCentsOf(price),
      needs: await checkedNeeds(trx, wanted, { at, besides }),
    });
  }
  return { needs, options };
};
