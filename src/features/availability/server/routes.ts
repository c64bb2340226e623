import type { Context } from '#shared/server/context.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { availabilityContract } from '../contract.ts';
import { daySlots, monthSlots } from './slots/slots.ts';

export const availabilityRoutes = (context: Context) =>
  mounted(availabilityContract, {
    'GET /api/availability': async ({ query }, { language }) => ({
      slots: await daySlots(context, { ...query, language }),
    }),
    'GET /api/availability/month': ({ query }, { language }) => monthSlots(context, { ...query, language }),
  });
