/** What this worker uses of its global scope; the compiler knows either the types of pages or those of workers. */
export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'update' | 'showNotification'>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly WorkerWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  fetch(request: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'push', listener: (event: ReceivedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressedEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

interface WorkerWindow {
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

interface ReceivedEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}

interface PressedEvent extends WorkerEvent {
  readonly notification: Notification;
}

interface WorkerEvent extends Event {
  /** Keeps the worker running until this has settled. */
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
