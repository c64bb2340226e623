import { offlineShell, type ShellFiles } from './offline-shell.ts';
import { noticeOf, openPage } from './push.ts';
import type { WorkerScope } from './worker-scope.ts';

/*
 * The service worker of the back office (/admin-worker.js, scope /admin). It makes the back office open without a
 * network. It answers pages and files of the back office only: no request of the API passes through it, and nothing
 * personal is stored by it. What a screen shows without a network, that screen stores itself.
 *
 * Each kind of event has a module of its own.
 */

/** Inserted by admin-app.ts in front of this script, so that every build has another worker. */
declare const shellFiles: ShellFiles;

const worker = self as unknown as WorkerScope;
const shell = offlineShell(shellFiles, worker);

worker.addEventListener('install', (event) => {
  event.waitUntil(shell.keep().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(shell.forgetOthers().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request, (later) => event.waitUntil(later));
  if (answer) event.respondWith(answer);
});
worker.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.json());
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(worker.clients, (event.notification.data as { path: string }).path));
});
