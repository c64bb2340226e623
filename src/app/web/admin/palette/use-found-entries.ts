import { Aperture, Camera, DoorOpen, NotebookText, UserRound } from 'lucide-react';
import { mayOpen } from '#features/auth/web/parts/pages-of-role.ts';
import { useRole } from '#features/auth/web/parts/use-role.ts';
import { contactText, msOf } from '#features/booking/web/parts/admin/booking-words.ts';
import { useBookings } from '#features/booking/web/parts/admin/use-bookings.ts';
import { useFoundCustomers } from '#features/customers/web/parts/admin/use-customer.ts';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { bookedServiceName, serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { formatShort } from '#shared/kernel/time/format.ts';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import { matching, type PaletteEntry } from './palette-entry.ts';
import { useFoundOwn } from './use-found-own.ts';

const shown = { customers: 4, bookings: 6 };
const shortest = 2;

/** The photographers, services, rooms and equipment, customers and bookings that match a query; requested after typing has paused. */
export const useFoundEntries = (
  query: string,
): { readonly entries: readonly PaletteEntry[]; readonly searching: boolean } => {
  const t = useTexts(adminTexts);
  const { language } = useLanguage();
  const wanted = query.trim();
  const asked = useDebounced(wanted);
  const role = useRole();
  const isLongEnough = asked.length >= shortest;
  const own = useFoundOwn(asked, isLongEnough && role === 'photographer');
  const enabled = role !== 'photographer' && isLongEnough;
  const customers = useFoundCustomers({ search: asked, limit: shown.customers }, enabled && role !== 'accountant');
  const bookings = useBookings({ search: asked, limit: shown.bookings }, enabled);
  const ofStudio = useOfStudio(enabled);
  if (wanted.length < shortest) return { entries: [], searching: false };
  const searching = asked !== wanted || customers.isFetching || bookings.isFetching || own.isFetching;
  if (role === 'photographer') return { entries: own.entries, searching };
  if (!enabled) return { entries: [], searching };
  const entries: PaletteEntry[] = [
    ...matching(ofStudio, wanted),
    ...(customers.data ?? []).map(
      ({ email, name, total_bookings }): PaletteEntry => ({
        id: `customer-${email}-${name}`,
        label: [name, contactText(email), t('palette.bookingCount', total_bookings)].join(' · '),
        icon: UserRound,
        group: 'customers',
        does: { goTo: `/admin/bookings?${new URLSearchParams({ customer: email, customer_name: name }).toString()}` },
      }),
    ),
    ...(bookings.data ?? []).map(
      (booking): PaletteEntry => ({
        id: booking.id,
        label: [
          booking.customer_name,
          formatShort(msOf(booking.start), language),
          bookedServiceName(booking, language),
        ].join(' · '),
        icon: NotebookText,
        group: 'bookings',
        // Opens the booking and highlights it in the list behind.
        does: { goTo: `/admin/bookings?highlight=${booking.id}&booking=${booking.id}` },
      }),
    ),
  ];
  return { entries, searching };
};

/** The photographers, services, rooms and equipment: her calendar, its form, the sessions that use it. */
const useOfStudio = (enabled: boolean): readonly PaletteEntry[] => {
  const { language } = useLanguage();
  const role = useRole();
  const resources = useResources(enabled);
  const people = usePhotographers(enabled && mayOpen(role, '/admin/calendar'));
  const services = useServices(enabled && mayOpen(role, '/admin/services'));
  const entry = (id: string, label: string, icon: PaletteEntry['icon'], goTo: string): PaletteEntry => ({
    id,
    label,
    icon,
    group: 'resources',
    does: { goTo },
  });
  return [
    ...(people.data ?? []).map(({ id, name }) =>
      entry(`photographer-${id}`, name, Camera, `/admin/calendar?photographer=${id}`),
    ),
    ...(services.data ?? []).map((one) =>
      entry(`service-${one.id}`, serviceName(one, language), Aperture, `/admin/services?service=${one.id}`),
    ),
    ...(resources.data ?? []).map((one) =>
      entry(`resource-${one.id}`, inLanguage(one, 'name', language), DoorOpen, `/admin/bookings?resource=${one.id}`),
    ),
  ];
};
