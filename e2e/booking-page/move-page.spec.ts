import { bookSomething } from '../support/public-site.ts';
import { expect, test } from '../support/studio.ts';

test('the page that moves a session shows an error for a wrong link and for an incomplete one (MOVE-01)', async ({
  studio,
}) => {
  const booked = await bookSomething(studio);
  for (const path of [`/move/${booked.booking_id}?token=wrong`, `/move/${booked.booking_id}`])
    expect((await studio.visit('GET', path)).body).toMatch(/<h1[^>]*>Etwas ist schiefgelaufen<\/h1>/);
});
