import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import type { TheirChange } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { differing } from '#shared/web/admin/conflict/edited-twice.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../../contract.ts';
import type { WithdrawalRight } from '../../../domain/withdrawal-right.ts';
import { servicesAdminTexts } from '../../../texts/admin-handle.ts';
import { useMovesWords } from '../../parts/admin/rules/use-moves-words.ts';
import { useNoticeWords } from '../../parts/admin/rules/use-notice-words.ts';
import { useNeedChoices } from './use-need-choices.ts';

/** The fields of the forms of a service, with their labels. */
const labels = {
  name: 'form.name_de',
  description: 'form.description_de',
  duration_min: 'form.duration',
  price_eur: 'form.price',
  active: 'form.active',
  payment_enabled: 'form.payment',
  prepayment_amount: 'form.prepayment',
  minimum_notice: 'form.notice',
  move_rules: 'form.moves',
  needs: 'needs.title',
  options: 'extras.title',
  people: 'extras.people.title',
  as_second_session: 'form.second',
  minutes_before: 'form.minutes_before',
  minutes_after: 'form.minutes_after',
  daily_limit: 'form.limit',
  withdrawal_right: 'form.withdrawal',
  birth_window: 'form.birth',
  kept_hours: 'form.kept',
  name_de: 'form.name_de',
  name_ru: 'form.name_ru',
  description_de: 'form.description_de',
  description_ru: 'form.description_ru',
} as const;
type Field = keyof typeof labels;
const amounts = new Set<Field>(['price_eur', 'prepayment_amount']);
export const serviceFields = Object.keys(labels) as Field[];

const isList = (value: AdminService[Field]): value is AdminService['needs'] | AdminService['options'] =>
  Array.isArray(value);
const isOptions = (list: AdminService['needs'] | AdminService['options']): list is AdminService['options'] =>
  list.some((one) => 'max_count' in one);

/** Returns the needs as text: "Studio 1 or Studio 2, make-up artist". */
const useNeedWords = (): ((needs: AdminService['needs']) => string) => {
  const t = useTexts(servicesAdminTexts);
  const form = useTexts(formTexts);
  const choices = useNeedChoices();
  const nameOf = (id: string): string => choices?.find((one) => one.id === id)?.name ?? t('needs.gone');
  return (needs) =>
    needs.map(({ resource_ids }) => resource_ids.map(nameOf).join(` ${t('needs.or')} `)).join(', ') ||
    form('form.conflict.empty');
};

/** Describes what a concurrent change altered in a service. */
export const useServiceDifferences = (): ((before: AdminService, now: AdminService) => TheirChange[]) => {
  const t = useTexts(servicesAdminTexts);
  const form = useTexts(formTexts);
  const { language } = useLanguage();
  const noticeWords = useNoticeWords();
  const movesWords = useMovesWords();
  const needWords = useNeedWords();
  const textOf = (field: Field, value: AdminService[Field]): string => {
    if (field === 'withdrawal_right') return t(`withdrawal.${value as WithdrawalRight}`);
    if (field === 'move_rules') return movesWords(value as AdminService['move_rules']);
    if (value === '' || (value === null && field !== 'minimum_notice')) return form('form.conflict.empty');
    if (isList(value)) return isOptions(value) ? value.map(({ name_de }) => name_de).join(', ') : needWords(value);
    const words = peopleWords(value) ?? birthWords(value) ?? keptWords(value);
    if (words !== undefined) return words;
    if (typeof value === 'object') return noticeWords(value as AdminService['minimum_notice']);
    if (typeof value === 'boolean') return form(value ? 'form.yes' : 'form.no');
    return typeof value === 'number' && amounts.has(field) ? formatEuro(wholeCentsOf(value), language) : String(value);
  };
  return (before, now) =>
    oncePerLabel(differing(before, now, serviceFields)).map((field) => ({
      label: t(labels[field]),
      before: textOf(field, before[field]),
      now: textOf(field, now[field]),
    }));
};

const peopleWords = (value: AdminService[Field]): string | undefined =>
  typeof value === 'object' && value !== null && 'included' in value ? `${value.included}–${value.max}` : undefined;

const birthWords = (value: AdminService[Field]): string | undefined => {
  if (typeof value !== 'object' || value === null || !('places_per_week' in value)) return undefined;
  return `${value.places_per_week} · ${value.first_day}–${value.last_day}`;
};

const keptWords = (value: AdminService[Field]): string | undefined => {
  if (typeof value !== 'object' || value === null || !('weekly' in value)) return undefined;
  return `${value.weekly.map(({ weekday, from, until }) => `${weekday}: ${from}–${until}`).join(', ')} · ${value.opens_days_before}`;
};

/** The German texts are one field of the form, but may be stored in two columns. */
const oncePerLabel = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => !(field === 'name' || field === 'description') || !fields.includes(`${field}_de`));
