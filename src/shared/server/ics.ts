import ICAL from 'ical.js';
import { cleanText } from '#shared/kernel/text/text.ts';

// ical.js does not count the space that begins a continuation line, RFC 5545 does: 1 + 74 = 75 octets.
ICAL.foldLength = 74;

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One session in a calendar file. Instants are epoch ms. */
export interface CalendarEvent {
  readonly uid: string;
  /** Increases with every change of the booking; a calendar keeps the event with the highest one. */
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  readonly organizer?: CalendarPerson;
  readonly attendee?: CalendarPerson;
}

/**
 * What a mail asks of the attendee's calendar. REQUEST: adds the event and later changes it. CANCEL: removes it. Each event
 * then needs an organizer (RFC 5546).
 */
export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** The UID of a booking in the studio's own feeds and exports. It does not depend on the studio's address. */
export const bookingUid = (bookingId: string): string => `${bookingId}@fotobooking`;

/**
 * The UID of a booking in every file that a customer gets. It is not the booking's id, which is half of the credentials
 * for the booking. Bookings without such a UID keep the id, because calendars already know them under it.
 */
export const customersUid = ({
  id,
  calendar_uid,
}: {
  readonly id: string;
  readonly calendar_uid: string | null;
}): string => `${calendar_uid ?? id}@fotobooking`;

/** For a feed: its name, and how often calendars should refresh it. */
export interface Subscription {
  readonly name: string;
  readonly refreshMinutes: number;
}

/**
 * Returns an RFC 5545 calendar: UTC times, escaped text, lines of at most 75 octets that end with CRLF. A file that is only
 * read has no method, and asks nothing of anybody.
 */
export const calendarFile = (
  method: CalendarMethod | undefined,
  events: readonly CalendarEvent[],
  now: number,
  subscription?: Subscription,
): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//FotoBooking//FotoBooking//DE');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (method) calendar.addPropertyWithValue('method', method);
  if (subscription) addSubscription(calendar, subscription);
  for (const event of events) calendar.addSubcomponent(eventComponent(event, now));
  return `${calendar.toString()}\r\n`;
};

const addSubscription = (calendar: ICAL.Component, { name, refreshMinutes }: Subscription): void => {
  const interval = ICAL.Duration.fromSeconds(refreshMinutes * 60);
  const refresh = new ICAL.Property('refresh-interval');
  refresh.resetType('duration');
  refresh.setValue(interval);
  calendar.addProperty(refresh);
  // The older property for the refresh interval, and the name, as Apple, Google and Microsoft read them.
  calendar.addPropertyWithValue('x-published-ttl', interval.toString());
  const title = new ICAL.Property('x-wr-calname');
  title.resetType('text');
  title.setValue(cleaned(name));
  calendar.addProperty(title);
};

const eventComponent = (event: CalendarEvent, now: number): ICAL.Component => {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', cleaned(event.uid));
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('dtstamp', utc(now));
  component.addPropertyWithValue('dtstart', utc(event.start));
  component.addPropertyWithValue('dtend', utc(event.end));
  component.addPropertyWithValue('status', event.status);
  component.addPropertyWithValue('summary', cleaned(event.summary));
  if (event.description) component.addPropertyWithValue('description', cleaned(event.description));
  if (event.location) component.addPropertyWithValue('location', cleaned(event.location));
  if (event.organizer) component.addProperty(person('organizer', event.organizer));
  if (event.attendee) component.addProperty(attending(event.attendee));
  return component;
};

const person = (role: 'organizer' | 'attendee', { name, email }: CalendarPerson): ICAL.Property => {
  const property = new ICAL.Property(role);
  property.setValue(`mailto:${inAscii(cleaned(email))}`);
  property.setParameter('cn', cleaned(name));
  return property;
};

// A calendar address is a URI, which has no other letters (RFC 6068).
const inAscii = (address: string): string => address.toWellFormed().replaceAll(/[^\p{ASCII}]+/gu, encodeURIComponent);

// The customer has already accepted by booking: calendars do not ask the attendee, and no replies are sent to the
// studio.
const attending = (attendee: CalendarPerson): ICAL.Property => {
  const property = person('attendee', attendee);
  property.setParameter('partstat', 'ACCEPTED');
  property.setParameter('rsvp', 'FALSE');
  return property;
};

// Every kind of line break is replaced by the one that the library escapes; any other would end a line of the file.
const cleaned = (text: string): string => cleanText(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'));

const utc = (epochMs: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(epochMs), true);
