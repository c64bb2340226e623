/** Whether this browser can be notified: some can only after the back office was installed. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canBeNotified() ? navigator.serviceWorker.getRegistration('/admin') : undefined;

/** The address at which this browser is notified; undefined: it is not. */
export const endpointHere = async (): Promise<string | null> =>
  (await (await registration())?.pushManager.getSubscription())?.endpoint ?? null;

/**
 * Subscribes this browser, or returns the existing subscription; undefined if the person or the browser refuses. A
 * subscription made for another key of the studio is replaced.
 */
export const subscribeHere = async (publicKey: string): Promise<PushSubscription | undefined> => {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = (await navigator.serviceWorker.ready).pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return manager.subscribe(options).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(options);
  });
};
