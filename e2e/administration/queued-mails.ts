import { book } from '../support/admin.ts';
import { type Studio } from '../support/studio.ts';

/** Creates a booking whose customer is notified, and returns the id of that mail. */
export const bookAndQueueMail = async (studio: Studio, start: string, name: string, email: string) => {
  const booking = await book(studio, start, {
    customer: { name, email, phone: '+49 170 1234567' },
    send_email_notification: true,
  });
  const { body } = await studio.api('GET', `/api/admin/bookings/${booking.id}/messages`);
  return { booking, mail: body.messages[0].id as string };
};
