import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { PublicService } from '../../contract.ts';
import type { Sellable } from '../../domain/extras/priced-service.ts';
import type { PublicOption, SecondSessionView } from '../../options-contract.ts';

interface Offered extends Pick<PublicService, 'price_eur' | 'duration_min'> {
  readonly options?: readonly (PublicOption & { readonly active?: boolean })[] | undefined;
  readonly people?: PublicService['people'] | null;
  readonly second_sessions?: readonly SecondSessionView[] | undefined;
}

/**
 * Converts a service of a response to the form that the rules of extras use. Its needs are known to the server only.
 */
export const sellableOf = ({
  price_eur,
  duration_min,
  options = [],
  people,
  second_sessions = [],
}: Offered): Sellable => ({
  price_cents: wholeCentsOf(price_eur),
  duration_min,
  needs: [],
  options: options.map(({ price, active = true, ...option }) => ({
    ...option,
    price_cents: wholeCentsOf(price),
    active,
    needs: [],
  })),
  people: people ? { ...people, price_each_cents: wholeCentsOf(people.price_each) } : null,
  second_sessions: second_sessions.map(({ price, ...session }) => ({
    ...session,
    ...once,
    price_cents: wholeCentsOf(price),
  })),
});

const once = { max_count: 1, required: false, active: true, needs: [], minutes_after: 0, assigned_photographers: [] };
