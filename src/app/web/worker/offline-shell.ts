import type { WorkerScope } from './worker-scope.ts';

/** The files with which the back office of one build starts. */
export interface ShellFiles {
  /** The build. Every page of the back office names its own in the header `x-admin-build`. */
  readonly build: string;
  /** The address whose HTML stands for every page. */
  readonly page: string;
  /** Addresses of scripts, styles and fonts; their names contain a hash of their content. */
  readonly files: readonly string[];
}

export interface OfflineShell {
  /** Stores the page and its files; rejects if the server serves another build. */
  readonly keep: () => Promise<void>;
  /** Deletes what workers of other builds have stored. */
  readonly forgetOthers: () => Promise<void>;
  /** The response to a request, from the network if it can be reached; undefined: the worker has nothing to do with it. */
  readonly answer: (request: Request, later: (work: Promise<unknown>) => void) => Promise<Response> | undefined;
}

type Surroundings = Pick<WorkerScope, 'caches' | 'fetch'> & {
  registration: Pick<WorkerScope['registration'], 'update'>;
};

const prefix = 'admin-';

/**
 * Page and files of exactly one build, used only if the network cannot be reached. A worker that sees a page of another
 * build forgets its own: after an upgrade no page is started with old files, not even without a network.
 */
export const offlineShell = (
  { build, page, files }: ShellFiles,
  { caches, registration, fetch }: Surroundings,
): OfflineShell => {
  const name = prefix + build;
  const own = new Set(files);

  const keep = async (): Promise<void> => {
    const response = await fetch(page, { cache: 'no-store' });
    if (!response.ok || buildOf(response) !== build) throw new Error('another build');
    const cache = await caches.open(name);
    await cache.addAll([...files]);
    // Last: the page is there only with all its files.
    await cache.put(page, response);
  };

  const kept = async (path: string): Promise<Response | undefined> =>
    (await caches.open(name)).match(path, { ignoreVary: true });

  const follow = async (served: string | null): Promise<void> => {
    if (served === null) return;
    if (served !== build) {
      await caches.delete(name);
      await registration.update();
    } else if (!(await kept(page))) await keep();
  };

  const networkFirst = async (request: Request, path: string): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const stored = await kept(path);
      if (!stored) throw error;
      return stored;
    }
  };

  return {
    keep,
    forgetOthers: async () => {
      const others = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
      await Promise.all(others.map((each) => caches.delete(each)));
    },
    answer: (request, later) => {
      const { pathname } = new URL(request.url);
      if (request.mode === 'navigate' && request.method === 'GET' && isAdmin.test(pathname)) {
        const response = networkFirst(request, page);
        later(response.then((shown) => follow(buildOf(shown))).catch(() => undefined));
        return response;
      }
      return own.has(pathname) ? networkFirst(request, pathname) : undefined;
    },
  };
};

const isAdmin = /^\/admin(?:\/|$)/;

const buildOf = (response: Response): string | null => response.headers.get('x-admin-build');
