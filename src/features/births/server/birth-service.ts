import type { BirthWindow } from '#features/services/domain/birth-window.ts';
import { usualBirthWindow } from '#features/services/domain/birth-window.ts';
import { type ServiceRow, serviceById, serviceOnOffer } from '#features/services/server/api.ts';
import { notFound } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';

/** Returns a service on offer with its window; throws 404 for any other, also one without a window. */
export const windowService = async (
  context: Context,
  id: string,
): Promise<{ readonly service: ServiceRow; readonly window: BirthWindow }> => {
  const service = await serviceOnOffer(context, id);
  if (!service.birth_window) throw notFound('Service');
  return { service, window: service.birth_window };
};

/** The window of the service of a place. Places outlive their service, and a window that was switched off. */
export const windowOf = async (db: Database, serviceId: string): Promise<BirthWindow> =>
  (await serviceById(db, serviceId)).birth_window ?? usualBirthWindow;
