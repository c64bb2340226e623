import { reductionByCode } from '#features/discounts/server/api.ts';
import { type PricedService, priceItems } from '#features/services/domain/extras/priced-service.ts';
import { choiceProblem, type ServiceRow } from '#features/services/server/api.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import type { Context } from '#shared/server/context.ts';

interface Reduced {
  /** As it is listed, without the choice. */
  readonly service: ServiceRow;
  readonly priced: PricedService<ServiceRow>;
  /** As it was typed; without one nothing is reduced. */
  readonly code: string | null | undefined;
  readonly language: Language;
}

/** Returns a service as it is sold, its price reduced by a discount code. */
export const reducedByCode = async (
  context: Context,
  { service, priced, code, language }: Reduced,
): Promise<Result<PricedService<ServiceRow>, Problem>> => {
  if (!code) return accepted(priced);
  const found = await reductionByCode(context, code, { service, price_cents: priced.service.price_cents }, language);
  if (!found.ok) return found;
  const reduced = priceItems(service, [...priced.items, found.value]);
  return reduced.ok ? reduced : refused(choiceProblem(reduced.refusal, language));
};
