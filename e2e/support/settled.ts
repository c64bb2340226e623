import { expect, type Page, type Request } from '@playwright/test';

/** The requests of a page that are under way. A stream of events is none: it never ends. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page from now on. */
export const watchRequests = (page: Page): Set<Request> => {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => {
    if (!/\/api\/admin\/events/.test(request.url())) requests.add(request);
  });
  const end = (request: Request) => void requests.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  underWay.set(page, requests);
  return requests;
};

/** Waits until a page has had no request under way for a few frames, in which it could have begun another one. */
export const settled = async (page: Page): Promise<void> => {
  const requests = watchRequests(page);
  for (let quiet = 0; quiet < 5; quiet = requests.size === 0 ? quiet + 1 : 0) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
  }
};

/** Opens an address, and waits until the page has loaded all that it asks for by itself. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  watchRequests(page);
  await page.goto(path);
  await settled(page);
};

/**
 * Leads an open page of the back office to another of its addresses, as its links do, and waits as `openSettled` does. It
 * takes half of the time of opening the address.
 */
export const leadSettled = async (page: Page, path: string): Promise<void> => {
  watchRequests(page);
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('h1:not([data-left])')).toBeVisible();
  await settled(page);
};

/** The addresses that a page asks for within this time, for tests of a page that must ask for nothing. */
export const requestsWithin = async (page: Page, ms: number): Promise<string[]> => {
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url());
  page.on('request', note);
  await page.waitForTimeout(ms);
  page.off('request', note);
  return asked;
};
