import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Switch } from '#shared/web/admin/switch.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PushKind } from '../../domain/push-kinds.ts';
import type { PushView, pushContract } from '../../push-contract.ts';
import { loadPushTexts, pushTexts } from '../../texts/push-handle.ts';

const call = adminCaller<typeof pushContract>();
const key = ['account', 'push'] as const;

/** Of what this device is notified, a switch per kind; nothing for a role without kinds. */
export const PushPanel = () => (
  <AreaTexts load={loadPushTexts}>
    <Push />
  </AreaTexts>
);

const Push = () => {
  const t = useTexts(pushTexts);
  const push = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => ({
      ...(await call('GET /api/admin/push', undefined, { signal })),
      here: await endpointHere(),
    }),
  });
  if (push.data?.available.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <p className="mb-2 text-muted">{t('intro')}</p>
      {push.isError && <LoadFailure title={t('loadError')} error={push.error} onRetry={() => void push.refetch()} />}
      {push.isPending && (
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      )}
      {push.data && <Kinds push={push.data} here={push.data.here} />}
    </Panel>
  );
};

const Kinds = ({ push, here }: { readonly push: PushView; readonly here: string | null }) => {
  const t = useTexts(pushTexts);
  const choose = useChoice(push.public_key);
  // What was pressed last, also while it is being saved: the next press adds to it.
  const stored = push.devices.find(({ endpoint }) => endpoint === here)?.kinds ?? [];
  const chosen = choose.isPending ? choose.variables : stored;
  if (!canBeNotified()) return <p>{t('unsupported')}</p>;
  if (Notification.permission === 'denied') return <p>{t('blocked')}</p>;
  if (push.public_key === null) return <p>{t('notReady')}</p>;
  const toggle = (kind: PushKind): void =>
    choose.mutate(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <ul>
      {push.available.map((kind) => (
        <li key={kind} className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0">
          <span aria-hidden="true">{t(kind)}</span>
          <Switch on={chosen.includes(kind)} onToggle={() => toggle(kind)} label={t(kind)}>
            {t(chosen.includes(kind) ? 'on' : 'off')}
          </Switch>
        </li>
      ))}
    </ul>
  );
};

/** Saves one choice after the other. */
const useChoice = (publicKey: string | null) => {
  const t = useTexts(pushTexts);
  const words = useErrorMessage();
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'push' },
    onError: (error) => void showAlert(words(error), { title: t('saveError') }),
    mutationFn: async (kinds: readonly PushKind[]) => {
      const subscription = publicKey === null ? undefined : await subscribeHere(publicKey);
      const { endpoint, keys } = subscription?.toJSON() ?? {};
      // Refused by the person or the browser: the panel then says so.
      if (!(endpoint && keys?.['p256dh'] && keys['auth'])) return;
      const body = { endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, kinds: [...kinds] };
      await call('PUT /api/admin/push', { body });
      if (kinds.length === 0) await subscription?.unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
};

/** Whether this browser can be notified: some can only after the back office was installed. */
const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canBeNotified() ? navigator.serviceWorker.getRegistration('/admin') : undefined;

/** The address at which this browser is notified; undefined: it is not. */
const endpointHere = async (): Promise<string | null> =>
  (await (await registration())?.pushManager.getSubscription())?.endpoint ?? null;

/**
 * Subscribes this browser, or returns the existing subscription; undefined if the person or the browser refuses. A
 * subscription made for another key of the studio is replaced.
 */
const subscribeHere = async (publicKey: string): Promise<PushSubscription | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = (await navigator.serviceWorker.ready).pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return manager.subscribe(options).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
};
