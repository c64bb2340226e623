import { randomUUID } from 'node:crypto';
import { deviceName } from '#features/auth/domain/device-name.ts';
import { ruleBroken } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { type Administrator, mounted } from '#shared/server/http/handler.ts';
import { refuseAddress } from '#shared/server/outbound/web-address.ts';
import { pushKindsOf } from '../../domain/push-kinds.ts';
import { type PushView, pushContract } from '../../push-contract.ts';
import { isPushKey } from './push-request.ts';
import { devicesOf, putDevice, removeDevice, storedPushKeys } from './push-store.ts';

export const pushRoutes = (context: Context) =>
  mounted(pushContract, {
    'GET /api/admin/push': (_, { administrator }) => pushOf(context, administrator),
    'PUT /api/admin/push': async ({ body }, { administrator, language, user_agent }) => {
      const { id: admin_id, session_id, role } = administrator;
      const { endpoint, keys } = body;
      const kinds = pushKindsOf(role).filter((kind) => body.kinds.includes(kind));
      if (kinds.length === 0) {
        await removeDevice(context.db, admin_id, endpoint);
        return pushOf(context, administrator);
      }
      refuseAddress(context, endpoint);
      if (!isPushKey(keys.p256dh)) throw ruleBroken('push_key', 'This is not the key of a browser');
      const device = { id: randomUUID(), admin_id, session_id, endpoint, ...keys, kinds, language };
      await putDevice(context.db, { ...device, ...deviceName(user_agent), created_at: context.now() });
      return pushOf(context, administrator);
    },
  });

const pushOf = async (context: Context, { id, role }: Administrator): Promise<PushView> => {
  const [keys, devices] = await Promise.all([storedPushKeys(context.db), devicesOf(context.db, id)]);
  return { public_key: keys?.public_key ?? null, available: [...pushKindsOf(role)], devices };
};
