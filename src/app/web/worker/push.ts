import type { PushKind } from '#features/notifications/domain/push-kinds.ts';
import { pushNotices } from '#features/notifications/texts/push-notice.ts';
import type { WorkerScope } from './worker-scope.ts';

interface Notice {
  readonly title: string;
  readonly options: { readonly tag: string; readonly icon: string; readonly data: { readonly path: string } };
}

/**
 * The notification for what was received: its text is chosen by the kind alone, and it opens a page of the back office.
 * A notification of the same kind replaces the one before.
 */
export const noticeOf = (received: unknown): Notice => {
  const { kind, path, language } = Object(received) as Readonly<Record<string, unknown>>;
  const notices = pushNotices[language === 'ru' ? 'ru' : 'de'];
  const known = typeof kind === 'string' && Object.hasOwn(notices, kind) ? (kind as PushKind) : undefined;
  return {
    title: known ? notices[known] : 'FotoBooking',
    options: {
      tag: known ?? 'studio',
      icon: '/admin-icon-192.png',
      data: { path: typeof path === 'string' && /^\/admin(?:[/?]|$)/.test(path) ? path : '/admin' },
    },
  };
};

/** Opens the page of a notification, in a window that shows the back office if there is one. */
export const openPage = async (clients: WorkerScope['clients'], path: string): Promise<void> => {
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) return void (await clients.openWindow(path));
  // A browser may refuse the focus; the page is shown all the same.
  await open.focus().catch(() => undefined);
  await open.navigate(path);
};
