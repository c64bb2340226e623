import type { Context } from '#shared/server/context.ts';
import { type BookableStudio, bookableStudio } from './bookable-studio.ts';

export interface StudioWithRooms extends BookableStudio {
  /** Adds a room and returns its id. */
  readonly addRoom: (name_de: string, more?: object) => Promise<string>;
  /** Sets what the service needs: any one of each list of resources. */
  readonly need: (...needs: readonly (readonly string[])[]) => Promise<void>;
  /** The names of the resources that a booking uses. */
  readonly resourcesOf: (id: string) => Promise<string[]>;
  readonly slots: (date: string, photographer?: string) => Promise<string[]>;
}

/** A studio whose service lasts one hour, with rooms to be added. */
export const studioWithRooms = (overrides: Partial<Context> = {}): StudioWithRooms => {
  const bookable = bookableStudio(overrides);
  const { studio, service, photographer, read } = bookable;
  return {
    ...bookable,
    addRoom: async (name_de, more = {}) => {
      const { status, body } = await studio().adminCall('POST', '/api/admin/resources', {
        kind: 'room',
        name_de,
        ...more,
      });
      if (status !== 201) throw new Error(`Not added: ${JSON.stringify(body)}`);
      return body.id;
    },
    need: async (...needs) => {
      const { status, body } = await studio().adminCall('PUT', `/api/admin/services/${service()}`, {
        needs: needs.map((resource_ids) => ({ resource_ids })),
      });
      if (status !== 200) throw new Error(`Not saved: ${JSON.stringify(body)}`);
    },
    resourcesOf: async (id) => (await read(id)).resources.map(({ name }) => name),
    slots: async (date, whose = photographer()) => {
      const query = `service_id=${service()}&photographer_id=${whose}&date=${date}`;
      const { body } = await studio().call('GET', `/api/availability?${query}`);
      return body.slots.map(({ start }: { start: string }) => start.slice(11, 16));
    },
  };
};
