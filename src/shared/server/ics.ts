import ICAL from 'ical.js';
import { cleanText } from '#shared/kernel/text.ts';

// ical.js counts the blank that begins a continuation line out, RFC 5545 counts it in: 1 + 74 = 75 octets.
ICAL.foldLength = 74;

export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One session in a calendar file. Instants are epoch ms. */
export interface CalendarEvent {
  readonly uid: string;
  /** Counts up with every change of the booking: a calendar takes the higher one. */
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

/** PUBLISH: a file to keep. REQUEST: enters itself and later changes itself in the attendee's calendar. CANCEL: leaves it. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** What the studio's own feeds and exports call a booking, whatever address the studio is reached at. */
export const bookingUid = (bookingId: string): string => `${bookingId}@fotobooking`;

/**
 * The same in every file that a customer gets: not the id, which is half a key to the booking. Of bookings that have
 * no such name it is the id still, or calendars would not know them again.
 */
export const customersUid = ({
  id,
  calendar_uid,
}: {
  readonly id: string;
  readonly calendar_uid: string | null;
}): string => `${calendar_uid ?? id}@fotobooking`;

/** For a calendar that is read again and again: what it is called, and how often is often enough. */
export interface Subscription {
  readonly name: string;
  readonly refreshMinutes: number;
}

/** An RFC 5545 calendar (SRV-70): UTC times, escaped text, lines of at most 75 octets ended by CRLF. */
export const calendarFile = (
  method: CalendarMethod,
  events: readonly CalendarEvent[],
  now: number,
  subscription?: Subscription,
): string => {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//FotoBooking//FotoBooking//DE');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
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
  // The older name of the same, and the name, as Apple, Google and Microsoft read them.
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
  property.setValue(`mailto:${cleaned(email)}`);
  property.setParameter('cn', cleaned(name));
  return property;
};

// The booking is the consent: no calendar needs to ask its owner, and no answer fills the studio's inbox.
const attending = (attendee: CalendarPerson): ICAL.Property => {
  const property = person('attendee', attendee);
  property.setParameter('partstat', 'ACCEPTED');
  property.setParameter('rsvp', 'FALSE');
  return property;
};

// Every kind of line break becomes the one that the library escapes; any other would end a line of the file.
const cleaned = (text: string): string => cleanText(text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'));

const utc = (epochMs: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(epochMs), true);
