import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import { prepaymentOf } from '#features/payments/domain/prepayment.ts';
import type { PublicService } from '#features/services/contract.ts';
import { priceOfItem } from '#features/services/domain/extras/booked-item.ts';
import { fittingChoice } from '#features/services/domain/extras/fitting-choice.ts';
import { itemWords } from '#features/services/domain/extras/item-words.ts';
import { priceChoice } from '#features/services/domain/extras/priced-service.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { sellableOf } from '#features/services/web/parts/sellable.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import type { ChosenExtras, ChosenService } from './chosen-extras.ts';

/**
 * Returns the choice that is booked: the chosen extras that are still offered. Until the number of people is chosen, it
 * is the one that the price contains.
 */
export const choiceOf = (service: PublicService, chosen: ChosenExtras | undefined): Choice => {
  // Another version of the page may have stored it.
  const options = (typeof chosen?.options === 'string' ? chosen.options : '')
    .split(',')
    .filter(Boolean)
    .map((part) => part.split(':'))
    .map(([id = '', count]) => ({ id, count: Number(count) || 0 }));
  const people = Math.max(1, Math.floor(Number(chosen?.people)) || service.people?.included || 1);
  return fittingChoice(sellableOf(service), { options, ...(service.people && { people }) });
};

/** Returns a choice as the query of free times. */
export const queryOf = ({ options, people }: Choice): ChosenExtras => ({
  options: options.map(({ id, count }) => `${id}:${count}`).join(','),
  people,
});

/** A service with what was chosen, and the items in words, each with its price in EUR. */
interface PricedView extends ChosenService {
  readonly items: readonly { readonly text: string; readonly eur: number }[];
}

export const priceView = (service: PublicService, chosen: ChosenExtras | undefined, language: Language): PricedView => {
  const choice = choiceOf(service, chosen);
  const result = priceChoice(sellableOf(service), choice, { mode: 'customer' });
  if (!result.ok) return { ...service, items: [] };
  const { service: booked, items } = result.value;
  return {
    ...service,
    price_eur: booked.price_cents / 100,
    duration_min: booked.duration_min,
    items: items.map((item) => ({ text: itemWords(item, language), eur: priceOfItem(item) / 100 })),
    order: { options: [...choice.options], people: choice.people },
  };
};

interface Configs {
  readonly service: ServicePaymentConfig | undefined;
  readonly studio: PublicPaymentConfig | undefined;
}

/** Returns the payment settings for the choice: the prepayment of the whole price, by the rule of the server. */
export const configsWith = (configs: Configs, service: PublicService | undefined): Configs => {
  const config = configs.service;
  if (!service || !config?.with_extras) return configs;
  const { requires_prepayment, own_amount } = config.with_extras;
  const { required, amount_cents } = prepaymentOf(
    {
      price_cents: wholeCentsOf(service.price_eur),
      is_system_service: service.is_system_service,
      payment_enabled: own_amount !== null,
      prepayment_cents: wholeCentsOf(own_amount ?? 0),
      requires_prepayment,
    },
    {
      enable_prepayment: requires_prepayment,
      full_payment_required: false,
      prepayment_percentage: config.prepayment_percentage ?? 0,
    },
  );
  return { ...configs, service: { ...config, requires_prepayment: required, payment_amount: amount_cents / 100 } };
};
