import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { customer } from '../support/public-site.ts';
import { expect, type Studio } from '../support/studio.ts';
import { headings } from '../support/wizard.ts';

// A click inside a frame targets a position on the screen, and a frame that grows or scrolls moves its content
// meanwhile. So clicks are used only where nothing moves, and keys everywhere else. axe runs last: it opens a page of
// its own, and later clicks into cross-origin frames no longer arrive.
export const websites: Server[] = [];

interface Site {
  readonly language?: 'de' | 'ru';
  /** '127.0.0.1': same site as the studio, like www.studio.de and termine.studio.de; otherwise cross-site. */
  readonly host?: '127.0.0.1' | 'localhost';
  /** Further directives of the website's content security policy. */
  readonly policy?: string;
}

/**
 * A website of another origin than the studio, with a strict content security policy and a widget for each of `tags`.
 */
export const website = async (studio: Studio, tags: readonly string[], site: Site = {}): Promise<string> => {
  const { language = 'de', host = 'localhost', policy = '' } = site;
  const strict = `default-src 'none'; script-src ${studio.url}; frame-src ${studio.url}; base-uri 'none'; ${policy}`;
  const scripts = tags.map((tag) => `<p><script src="${studio.url}/widget.js" ${tag}></script></p>`).join('\n');
  const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>Fotos</title>
    <main><h1>Fotos</h1>${scripts}<p>Nachher</p></main></html>`;
  const server = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': strict })
      .end(page),
  );
  websites.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
};

export const allow = async (studio: Studio, ...origins: string[]) => {
  const saved = await studio.api('PUT', '/api/admin/widget', { origins });
  expect(saved.body).toEqual({ origins });
};

export const wizardIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="Termin buchen"]');
export const arrived = (frame: FrameLocator) => expect(frame.locator('html[data-ready]')).toBeAttached();
/** A disabled button ignores a key, which unlike a click does not wait until it is enabled. */
const next = async (frame: FrameLocator): Promise<void> => {
  const button = frame.getByRole('button', { name: 'Weiter', exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
};

export const choose = (frame: FrameLocator, name: string) =>
  frame.getByRole('radio', { name, exact: true }).press('Space');

/** Continues from the photographers to the last step. */
export const walkOn = async (frame: FrameLocator): Promise<void> => {
  await choose(frame, 'Anna Lindner');
  await next(frame);
  await frame.locator('button[data-free]').last().press('Enter');
  await frame.locator('input[name=slot]').first().press('Space');
  await next(frame);
  await frame.locator('input[name=name]').fill(customer.name);
  await frame.locator('input[name=email]').fill(customer.email);
  await frame.locator('input[name=phone]').fill(customer.phone);
  await frame.locator('input[name=consent]').press('Space');
  await next(frame);
  await expect(frame.getByRole('heading', { name: headings.de[3] })).toBeFocused();
};
