import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createResource } from '#features/resources/server/api.ts';
import { changeService, knownServices } from '#features/services/server/api.ts';
import { berlinDateOf, berlinDay } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import type { Context } from '#shared/server/context.ts';
import { at } from '#shared/server/database/database.ts';
import { resourcePictures } from './pictures/room-pictures.ts';
import { asSecondSession, extras, needs, resources } from './sample-studio.ts';
import { addSamplePicture } from './seed-pictures.ts';

/** Adds two rooms and a make-up artist, what services and their extras need of them, and a day on which a room is painted. */
export const seedResources = async (context: Context): Promise<void> => {
  const ids = new Map<string, string>();
  for (const resource of resources) {
    const { id } = await createResource(context, resource, 'system');
    ids.set(resource.name_de, id);
    await addSamplePicture(context, { kind: 'resource', id }, resourcePictures[resource.name_de]);
  }
  const idOf = (name: string): string => ids.get(name) ?? '';
  for (const { id, name } of await knownServices(context.db)) {
    const needed = needs[name]?.map((names) => ({ resource_ids: names.map(idOf) }));
    const { options, people } = extras[name] ?? {};
    const offered = options?.map((option) => ({
      ...option,
      needs: option.needs.map((resource) => ({ resource_ids: [idOf(resource)] })),
    }));
    const changes = {
      ...(needed && { needs: needed }),
      ...(offered && { options: offered }),
      ...(people && { people }),
      ...(asSecondSession.includes(name) && { as_second_session: true }),
    };
    if (Object.keys(changes).length > 0) await changeService(context, id, changes, 'system');
  }
  const painted = berlinDay(addDays(berlinDateOf(context.now()), 9));
  await sql`
    INSERT INTO time_off (id, resource_id, during, reason)
    VALUES (${randomUUID()}, ${idOf('Kleines Studio')}, tstzrange(${at(painted.start)}, ${at(painted.end)}), 'Malerarbeiten')`.execute(
    context.db,
  );
};
