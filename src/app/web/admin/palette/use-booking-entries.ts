import { NotebookText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { msOf, serviceNameOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { formatShort } from '#shared/kernel/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { PaletteEntry } from './palette-entries.ts';

const shown = 6;

/** The bookings and customers that a query names; asked of the server once the typing rests. */
export const useBookingEntries = (query: string): readonly PaletteEntry[] => {
  const { language } = useLanguage();
  const wanted = useRested(query.trim());
  const enabled = wanted.length >= 2;
  const { data = [] } = useBookings({ search: wanted, limit: shown }, enabled);
  if (!enabled || query.trim().length < 2) return [];
  return data.map((booking) => ({
    id: booking.id,
    label: [booking.customer_name, formatShort(msOf(booking.start), language), serviceNameOf(booking, language)].join(
      ' · ',
    ),
    icon: NotebookText,
    group: 'bookings',
    does: { goTo: `/admin/bookings?booking=${booking.id}` },
  }));
};

const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 180);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};
