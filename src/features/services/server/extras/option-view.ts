import { euroOf } from '#shared/kernel/money/euro.ts';
import type { People, SecondSession, ServiceOption } from '../../domain/extras/service-option.ts';
import type { AdminOption, PublicOption, SecondSessionView } from '../../options-contract.ts';

export const publicOptionView = (option: ServiceOption): PublicOption => ({
  id: option.id,
  name_de: option.name_de,
  name_ru: option.name_ru,
  price: euroOf(option.price_cents),
  extra_minutes: option.extra_minutes,
  max_count: option.max_count,
  required: option.required,
});

export const adminOptionView = (option: ServiceOption): AdminOption => ({
  ...publicOptionView(option),
  active: option.active,
  needs: option.needs.map(({ resource_ids }) => ({ resource_ids: [...resource_ids] })),
});

export const peopleView = ({ included, max, price_each_cents, minutes_each }: People) => ({
  included,
  max,
  price_each: euroOf(price_each_cents),
  minutes_each,
});

const secondSessionView = ({ id, name_de, name_ru, price_cents, extra_minutes, gap_minutes }: SecondSession) => ({
  id,
  name_de,
  name_ru,
  price: euroOf(price_cents),
  extra_minutes,
  gap_minutes,
});

/** The services that may be booked right after a service; no field if there are none. */
export const offeredSecondSessions = ({
  second_sessions,
}: {
  readonly second_sessions: readonly SecondSession[];
}): { second_sessions?: SecondSessionView[] } =>
  second_sessions.length > 0 ? { second_sessions: second_sessions.map(secondSessionView) } : {};
