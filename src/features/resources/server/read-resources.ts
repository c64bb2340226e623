import { sql } from 'kysely';
import { shownPictures, shownPicturesOf } from '#features/pictures/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminResource } from '../contract.ts';
import { selectResources } from './store.ts';

export const allResources = async ({ db, now }: Context): Promise<AdminResource[]> => {
  const [resources, pictures] = await Promise.all([selectResources(db, now()), shownPictures(db, 'resource')]);
  return resources.map((resource) => ({ ...resource, picture: pictures.get(resource.id)?.[0] }));
};

/** Returns one resource; throws 404 for an unknown or deleted one and for a photographer. */
export const resourceById = async ({ db, now }: Context, id: string): Promise<AdminResource> => {
  const [resource] = await selectResources(db, now(), sql`id = ${id}`);
  if (!resource) throw notFound('Resource');
  const [picture] = await shownPicturesOf(db, { kind: 'resource', id });
  return { ...resource, picture };
};
