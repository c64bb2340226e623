import type { z } from 'zod';
import { takesPayments } from '#features/payments/domain/payment-settings.ts';
import { prepaymentOf, readPaymentSettings } from '#features/payments/server/api.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import { choiceProblem, findActiveService } from '#features/services/server/api.ts';
import { notFound, orThrow } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type DiscountedPrice, discountCheckContract } from '../../discount-contract.ts';
import { discountedPriceView } from './discounted-price-view.ts';
import { reducedByCode } from './reduced-by-code.ts';

type Wanted = z.output<(typeof discountCheckContract)['POST /api/discount-codes/check']['body']>;

/** Returns what a session would cost with a code, by the rules of the booking. */
const checkDiscount = async (
  context: Context,
  { code, service_id, options = [], people }: Wanted,
  language: Language,
): Promise<DiscountedPrice> => {
  const service = await findActiveService(context, service_id);
  if (!service) throw notFound('Service');
  const chosen = priceChoice(service, { options, people }, { mode: 'customer' });
  if (!chosen.ok) throw choiceProblem(chosen.refusal, language);
  const reduced = orThrow(await reducedByCode(context, { service, priced: chosen.value, code, language }));
  const payments = await readPaymentSettings(context.db);
  const [full, price] = [chosen.value.service.price_cents, reduced.service.price_cents];
  return discountedPriceView(code, {
    full_cents: full,
    price_cents: price,
    prepayment_cents: takesPayments(payments) ? prepaymentOf(reduced.service, payments).amount_cents : 0,
  });
};

export const discountCheckRoutes = (context: Context) =>
  mounted(discountCheckContract, {
    'POST /api/discount-codes/check': ({ body }, { language }) =>
      checkDiscount(context, body, body.language ?? language),
  });
