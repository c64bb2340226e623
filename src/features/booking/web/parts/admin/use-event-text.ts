import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingAdminTexts } from '../../../texts/admin/admin-handle.ts';
import type { TimelineEntry } from '../../../timeline-contract.ts';
import { isLengthChange, timesOf } from './time-change.ts';

/** Returns a function that describes a timeline entry in words. An action without a text is shown by its name. */
export const useEventText = (): ((entry: Happened) => string) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const named = (
    group: 'event' | 'cancelled' | 'mail' | 'field' | 'payment.problem' | 'event.method',
    name: string,
  ): string | undefined => {
    const key = `${group}.${name}` as 'event.booking.created';
    return t(key) === key ? undefined : t(key);
  };
  const changes = (details: Details): string[] =>
    [
      timesOf(details),
      [text(details['old_service_name']), text(details['new_service_name'])],
      [text(details['old_photographer_name']), text(details['new_photographer_name'])],
      [text(details['old_resources']), text(details['new_resources'])],
    ].flatMap(([before, after]) => (before && after ? `${before} → ${after}` : []));
  return ({ action, details }) => {
    const { reason, reason_code, kind, recipient, fields, actual_revenue, amount_cents, method, problem, twice, rest } =
      details;
    const about = [
      ...changes(details),
      named('cancelled', String(reason_code)) ?? text(reason),
      typeof kind === 'string' ? named('mail', kind) : undefined,
      ...(Array.isArray(fields) ? fields.map((field: string) => named('field', field) ?? field) : []),
      typeof amount_cents === 'number' ? formatEuro(amount_cents, language) : undefined,
      typeof method === 'string' ? named('event.method', method) : undefined,
      rest === true ? t('event.rest') : undefined,
      twice === true ? t('event.paidTwice') : undefined,
      typeof problem === 'string' ? (named('payment.problem', problem) ?? t('payment.problem.other')) : undefined,
      typeof actual_revenue === 'number' ? formatEuro(wholeCentsOf(actual_revenue), language) : undefined,
    ].filter(Boolean);
    const happened = isLengthChange(details) ? t('event.lengthChanged') : (named('event', action) ?? action);
    const event = happened + (recipient === 'studio' ? ` (${t('event.toStudio')})` : '');
    return about.length === 0 ? event : `${event}: ${about.join(', ')}`;
  };
};

type Happened = Pick<TimelineEntry, 'action' | 'details'>;
type Details = TimelineEntry['details'];

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
