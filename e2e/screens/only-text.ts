import type { Page } from '@playwright/test';
import { expect } from '../support/studio.ts';

/** Records what a page must not do: open a dialog, violate its policy, send requests to other servers. */
export const misdeedsOf = (page: Page, own: string): string[] => {
  const misdeeds: string[] = [];
  page.on('dialog', (dialog) => {
    misdeeds.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) misdeeds.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(own) && !/^(?:data|blob|about):/.test(url)) misdeeds.push(`request ${url}`);
  });
  return misdeeds;
};

/** Expects that what somebody has entered has become no element, and that nothing of it was run. */
export const expectOnlyText = async (page: Page): Promise<void> => {
  const found = await page.evaluate(() => ({
    hacked: 'hacked' in window || document.title === 'hacked',
    foreign: [
      ...document.querySelectorAll('script, iframe, img, object, embed, base, form, [onerror], [onload], [onclick]'),
    ]
      .map((element) => element.outerHTML)
      .filter((html) => /window\.hacked|alert\(1\)|evil\.example|document\.title=/.test(html.split('>')[0] ?? '')),
  }));
  expect(found).toEqual({ hacked: false, foreign: [] });
};
