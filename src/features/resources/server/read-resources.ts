import { sql } from 'kysely';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { AdminResource } from '../contract.ts';
import { selectResources } from './store.ts';

export const allResources = ({ db, now }: Context): Promise<AdminResource[]> => selectResources(db, now());

/** Returns one resource; throws 404 for an unknown or deleted one and for a photographer. */
export const resourceById = async ({ db, now }: Context, id: string): Promise<AdminResource> => {
  const [resource] = await selectResources(db, now(), sql`id = ${id}`);
  if (!resource) throw notFound('Resource');
  return resource;
};
