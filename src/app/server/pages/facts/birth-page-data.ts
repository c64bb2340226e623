import type { BirthPlaceData } from '#features/births/web/public/birth-place-page.tsx';
import type { BirthWindowData } from '#features/births/web/public/birth-window-page.tsx';
import type { PublicBooking } from '#features/booking/contract.ts';
import type { PlaceToConfirm } from '#features/booking/web/public/confirm-page.tsx';
import { Problem } from '#shared/contract/problem.ts';
import type { Loaded, PageRequest } from '../page-request.ts';

/** The window of a service, for the page on which a family takes a place. */
export const birthWindowOf = async (request: PageRequest, service: string): Promise<Loaded<BirthWindowData>> => {
  try {
    return { data: { window: await request.reads.birthWindow(service, request.language) } };
  } catch (error) {
    return failed(request, error);
  }
};

/** A place, for its page. */
export const birthPlaceOf = async (
  request: PageRequest,
  id: string,
  token: string | undefined,
): Promise<Loaded<BirthPlaceData>> => {
  try {
    return { data: { place: await request.reads.birthPlace(id, { token, language: request.language }) } };
  } catch (error) {
    return failed(request, error);
  }
};

/** The week of a booking that is a place until a birth, for the page that confirms it; undefined for other bookings. */
export const placeToConfirm = async (
  request: PageRequest,
  booking: PublicBooking | undefined,
): Promise<PlaceToConfirm | undefined> => {
  if (!booking?.awaits_birth) return undefined;
  const { week, state } = await request.reads.birthPlace(booking.booking_id, { language: request.language });
  return week === null ? undefined : { week, isWaiting: state === 'waiting_list' };
};

const failed = (request: PageRequest, error: unknown): Loaded<{ readonly isUnknown?: boolean }> => {
  if (error instanceof Problem) return { data: { isUnknown: true }, status: error.status };
  request.failed(error);
  return { data: {}, status: 503 };
};
