import { describe, expect, test } from 'vitest';
import { offlineShell, type ShellFiles } from './offline-shell.ts';

const first: ShellFiles = {
  build: 'b1',
  page: '/admin',
  files: ['/assets/admin/entry-1.js', '/assets/public/font.woff2'],
};
const second: ShellFiles = {
  build: 'b2',
  page: '/admin',
  files: ['/assets/admin/entry-2.js', '/assets/public/font.woff2'],
};

describe('the worker of the back office', () => {
  test('without a network every page is the kept one, with the files of its build (NAV-032)', async () => {
    const { shell, server, open } = browser();
    const one = shell(first);
    await one.keep();
    server.reachable = false;
    expect(await open(one, '/admin/bookings')).toBe('page of b1');
    expect(await open(one, '/assets/admin/entry-1.js')).toBe('/assets/admin/entry-1.js');
  });

  test('while the network can be reached, everything comes from there, refusals included (NAV-032)', async () => {
    const { shell, server, open } = browser();
    const one = shell(first);
    await one.keep();
    server.status = 503;
    expect(await open(one, '/admin')).toBe('503');
    expect(await open(one, '/assets/admin/entry-1.js')).toBe('503');
  });

  test.each([
    ['/api/admin/bookings', 'cors'],
    ['/api/admin/events', 'cors'],
    ['/assets/admin/later-3.js', 'cors'],
    ['/administrators', 'navigate'],
    ['/booking', 'navigate'],
  ])('%s does not pass through the worker (NAV-032)', async (path, mode) => {
    const one = browser().shell(first);
    expect(one.answer(request(path, mode), () => undefined)).toBeUndefined();
    expect(one.answer(request('/admin', 'navigate', 'POST'), () => undefined)).toBeUndefined();
  });

  test('a page of a newer build ends the use of the old files before the new worker is there (NAV-032)', async () => {
    const { shell, server, open, names } = browser();
    const one = shell(first);
    await one.keep();
    server.serves = second;
    expect(await open(one, '/admin')).toBe('page of b2');
    expect([names(), server.updates]).toEqual([[], 1]);
    server.reachable = false;
    await expect(open(one, '/admin')).rejects.toThrow('unreachable');
  });

  test('the worker of a build stores nothing while another build is served (NAV-032)', async () => {
    const { shell, server, names } = browser();
    server.serves = second;
    await expect(shell(first).keep()).rejects.toThrow('another build');
    expect(names()).toEqual([]);
  });

  test('a page that lacks a file is not kept (NAV-032)', async () => {
    const { shell, server, open } = browser();
    const one = shell(first);
    server.missing = '/assets/public/font.woff2';
    await expect(one.keep()).rejects.toThrow();
    server.reachable = false;
    await expect(open(one, '/admin')).rejects.toThrow('unreachable');
  });

  test('what was lost meanwhile is kept again with the next page; the files of other builds are deleted (NAV-032)', async () => {
    const { shell, server, open, names } = browser();
    const two = shell(second);
    await shell(first).keep();
    server.serves = second;
    expect(await open(two, '/admin')).toBe('page of b2');
    expect(names()).toEqual(['admin-b1', 'admin-b2']);
    await two.forgetOthers();
    expect(names()).toEqual(['admin-b2']);
    server.reachable = false;
    expect(await open(two, '/admin/today')).toBe('page of b2');
  });
});

const request = (path: string, mode: string, method = 'GET') =>
  ({ url: `https://studio.de${path}`, mode, method }) as Request;

/** A browser with a server that serves one build. */
const browser = () => {
  const server = { serves: first, reachable: true, status: 200, missing: '', updates: 0 };
  const stored = new Map<string, Map<string, Response>>();
  const fetch = async (asked: Request | string): Promise<Response> => {
    if (!server.reachable) throw new TypeError('unreachable');
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, 'https://studio.de');
    if (server.status !== 200) return new Response(`${server.status}`, { status: server.status });
    if (pathname === server.missing) return new Response('', { status: 404 });
    if (pathname.startsWith('/assets/')) return new Response(pathname);
    const { build } = server.serves;
    return new Response(`page of ${build}`, { headers: { 'x-admin-build': build } });
  };
  const cacheOf = (name: string) => {
    const content = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, content);
    return {
      match: async (path: string) => content.get(path)?.clone(),
      put: async (path: string, response: Response) => void content.set(path, response.clone()),
      addAll: async (paths: readonly string[]) => {
        const responses = await Promise.all(paths.map((path) => fetch(path)));
        if (responses.some(({ ok }) => !ok)) throw new TypeError('not stored');
        for (const [index, path] of paths.entries()) content.set(path, responses[index] as Response);
      },
    };
  };
  const surroundings = {
    fetch,
    caches: {
      open: async (name: string) => cacheOf(name) as unknown as Cache,
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
    },
    registration: { update: async () => void server.updates++ as unknown as ServiceWorkerRegistration },
  };
  const open = async (shell: ReturnType<typeof offlineShell>, path: string): Promise<string> => {
    const work: Promise<unknown>[] = [];
    const mode = path.startsWith('/assets/') ? 'cors' : 'navigate';
    const response = await shell.answer(request(path, mode), (later) => void work.push(later));
    await Promise.all(work);
    return (await response?.text()) ?? 'not answered';
  };
  return {
    server,
    open,
    shell: (files: ShellFiles) => offlineShell(files, surroundings),
    names: () => [...stored.keys()],
  };
};
