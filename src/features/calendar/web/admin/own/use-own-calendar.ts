import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '#shared/web/texts.tsx';
import { type OwnCalendarTexts, ownCalendarTexts } from '../../../texts/own-calendar-texts.ts';
import { ownCalendarCall, ownCalendarKey } from '../../parts/admin/own-found.ts';

/** The own sessions and time off on days, both included. */
export const useOwnCalendar = (date_from: string, date_to: string) =>
  useQuery({
    queryKey: [...ownCalendarKey, date_from, date_to],
    queryFn: ({ signal }) =>
      ownCalendarCall('GET /api/admin/own-calendar', { query: { date_from, date_to } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useOwnCalendarTexts = (): OwnCalendarTexts => ownCalendarTexts[useLanguage().language];
