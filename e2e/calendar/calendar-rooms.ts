import type { Locator, Page } from '@playwright/test';
import { bookAt, emptyCalendar, type People, peopleOf } from '../support/calendar.ts';
import { withoutOwnHours } from '../support/own-hours.ts';
import { addResource, needResources, type Resource, withoutResources } from '../support/resources.ts';
import type { Studio } from '../support/studio.ts';

export const day = '2032-06-09';

/** The column of a resource in the day view. */
export const roomColumn = (page: Page, id: string): Locator => page.locator(`[data-drop-resource="${id}"]`);
export const inRoom = (page: Page, room: Resource, booking: string): Locator =>
  roomColumn(page, room.id).locator(`[data-event="${booking}"]`);

export const roomsOf = async (studio: Studio, id: string): Promise<string[]> =>
  (await studio.api('GET', `/api/admin/bookings/${id}`)).body.resources.map(({ name }: { name: string }) => name);

export interface Rooms extends People {
  readonly one: Resource;
  readonly two: Resource;
  readonly garden: Resource;
  readonly artist: Resource;
}

/** An empty calendar and a service that needs one of two rooms and an artist; a third room is not needed. */
export const studioOfRooms = async (studio: Studio): Promise<Rooms> => {
  await emptyCalendar(studio);
  await withoutResources(studio);
  await withoutOwnHours(studio);
  const people = await peopleOf(studio);
  const one = await addResource(studio, 'Studio 1');
  const two = await addResource(studio, 'Studio 2');
  const garden = await addResource(studio, 'Garten');
  const artist = await addResource(studio, 'Mia', { kind: 'person', units: 2 });
  await needResources(studio, people.service, [one, two], [artist]);
  return { ...people, one, two, garden, artist };
};

/** Books with another photographer, so that two sessions can be at one time. */
export const bookWithMax = async (studio: Studio, start: string, name: string): Promise<string> =>
  bookAt(studio, start, name, { photographer_id: (await peopleOf(studio)).max });
