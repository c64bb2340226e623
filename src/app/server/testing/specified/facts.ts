import { publicBooking } from './bodies.ts';
import type { Facts, SpecifiedCall } from './call.ts';

let made = 0;

/** Puts the facts in the places of their names. */
export const filled = <Template>(template: Template, known: Partial<Facts>): Template =>
  JSON.parse(
    JSON.stringify(template).replaceAll(/\{(\w+)\}/g, (whole, name: string) => known[name as keyof Facts] ?? whole),
  );

type Send = (method: SpecifiedCall['method'], path: string, body?: unknown) => Promise<any>;
export type Furnish = (service: string) => Promise<unknown>;
const allFacts = '{booking} {cancelled} {completed} {converted} {timeOff} {contact} {customerNote}';

/** Makes what is named in a request, or in all. `furnish` changes the service. */
export const specifiedFacts =
  (send: Send) =>
  async (furnish: Furnish, request = allFacts): Promise<Partial<Facts>> => {
    made += 1;
    const admin: Send = (method, path, body) => send(method, `/api/admin${path}`, body);
    const isNamed = (...names: (keyof Facts)[]) => names.some((name) => request.includes(`{${name}}`));
    const [email, phone] = [`anna-${made}@example.com`, `+49 170 ${1_000_000 + made}`];
    const offered = { name: 'Porträt', description: 'x', duration_min: 60, price_eur: 150 };
    const service = (await admin('POST', '/services', offered)).id;
    await furnish(service);
    const photographer = (await admin('POST', '/photographers', { name: 'Max', experience_years: 0, hourly_rate: 0 }))
      .id;
    const facts: { -readonly [Name in keyof Facts]?: Facts[Name] } = { service, photographer, email, phone };
    const booked = (start: string) => send('POST', '/api/bookings', { ...filled(publicBooking, facts), start });
    const contact = { name: 'Eva', email: `eva-${made}@example.com`, source: 'Website' };
    const absence = { photographer_id: photographer, start: '2030-06-24T00:00:00', end: '2030-06-25T00:00:00' };
    if (isNamed('booking', 'cancelToken', 'converted')) {
      const { booking_id, cancel_token } = await booked('2030-06-12T10:00:00');
      Object.assign(facts, { booking: booking_id, cancelToken: cancel_token });
    }
    if (isNamed('cancelled')) {
      facts.cancelled = (await booked('2030-06-12T14:00:00')).booking_id;
      await admin('POST', `/bookings/${facts.cancelled}/cancel`, { reason: 'x' });
    }
    if (isNamed('completed')) {
      const past = { ...filled(publicBooking, facts), start: '2030-06-02T10:00:00', ignore_working_hours: true };
      facts.completed = (await admin('POST', '/bookings', past)).id;
      const become = (status: string) => admin('PUT', `/bookings/${facts.completed}/status?new_status=${status}`);
      await become('CONFIRMED');
      await become('COMPLETED');
    }
    if (isNamed('converted')) {
      facts.converted = (await admin('POST', '/contacts', { ...contact, email })).id;
      await admin('PATCH', `/contacts/${facts.converted}`, { converted_to_booking: true });
    }
    if (isNamed('timeOff')) facts.timeOff = (await admin('POST', '/timeoff', absence)).id;
    if (isNamed('contact')) facts.contact = (await admin('POST', '/contacts', contact)).id;
    if (isNamed('customerNote')) {
      const note = { note: 'x', note_type: 'general' };
      facts.customerNote = (await admin('POST', `/customers/${email}/notes`, note)).id;
    }
    return facts;
  };
