import { NotebookText, UserRound } from 'lucide-react';
import { contactText, msOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { ownSearchOf, ownSessionAddress, useOwnFound } from '#features/calendar/web/parts/admin/own-found.ts';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import type { PaletteEntry } from './palette-entry.ts';

const most = { customers: 4, sessions: 6 };

/** The sessions of the photographer who is signed in, and their customers, that match a query. */
export const useFoundOwn = (
  search: string,
  enabled: boolean,
): { readonly entries: readonly PaletteEntry[]; readonly isFetching: boolean } => {
  const t = useTexts(adminTexts);
  const { language } = useLanguage();
  const { data, isFetching } = useOwnFound(search, most.sessions, enabled);
  if (!data || !enabled) return { entries: [], isFetching };
  const entries = [
    ...data.customers.slice(0, most.customers).map(
      ({ email, name, sessions }): PaletteEntry => ({
        id: `customer-${email}-${name}`,
        label: [name, contactText(email), t('palette.bookingCount', sessions)].join(' · '),
        icon: UserRound,
        group: 'customers',
        does: { goTo: ownSearchOf({ email, name }) },
      }),
    ),
    ...data.sessions.map(
      (session): PaletteEntry => ({
        id: session.id,
        label: [
          session.customer_name,
          formatShort(msOf(session.start), language),
          bookedServiceName(session, language),
        ].join(' · '),
        icon: NotebookText,
        group: 'bookings',
        does: { goTo: ownSessionAddress(session) },
      }),
    ),
  ];
  return { entries, isFetching };
};
