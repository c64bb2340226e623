import { type Booked, bookSomething } from '../../e2e/support/public-site.ts';
import type { Studio } from '../../e2e/support/studio-process.ts';

/** The path of a scene with a booking whose customer is asked to choose another time. */
export const asked =
  (keeps_time: boolean, pathOf: (booking: Booked) => string) =>
  async (studio: Studio): Promise<string> => {
    const booked = await bookSomething(studio);
    await studio.api('POST', `/api/admin/bookings/${booked.booking_id}/time-request`, {
      keeps_time,
      explanation: 'Unsere Fotografin ist leider krank. Es tut uns sehr leid!',
    });
    return pathOf(booked);
  };
