import { type StudioWithRooms, studioWithRooms } from './studio-with-rooms.ts';

export interface StudioOfSeveral extends StudioWithRooms {
  /** Adds photographers and makes them the only ones who offer the service; returns their ids. */
  readonly people: (...names: readonly string[]) => Promise<string[]>;
}

/** A studio in which several photographers, added by the test, offer the service. */
export const studioOfSeveral = (): StudioOfSeveral => {
  const withRooms = studioWithRooms();
  const { studio, service } = withRooms;
  return {
    ...withRooms,
    people: async (...names) => {
      const ids: string[] = [];
      for (const name of names) ids.push(await studio().addPhotographer({ name }));
      const path = `/api/admin/services/${service()}/special-settings`;
      const { status, body } = await studio().adminCall('PUT', path, { assigned_photographers: ids });
      if (status !== 200) throw new Error(`Not assigned: ${JSON.stringify(body)}`);
      return ids;
    },
  };
};
