import type { Page } from '@playwright/test';

/** Marks what was translated. Names and texts are compared without it. */
const mark = '\u200b';

/**
 * Does what the translation of a browser does, from now on and with each later page: every text of the page is replaced by
 * a copy in <font> elements, also what the page shows afterwards.
 */
export const translate = async (page: Page): Promise<void> => {
  await translateFromTheStart(page);
  await page.evaluate(copyTexts, mark);
};

/** The same for the next pages alone, before their scripts run. */
export const translateFromTheStart = (page: Page): Promise<unknown> => page.addInitScript(copyTexts, mark);

export const copyTexts = (copied: string): void => {
  const isLeft = 'font, script, style, textarea, [translate=no]';
  const copy = (text: Node): void => {
    if (!(text instanceof Text) || !text.data.trim() || !text.parentElement || text.parentElement.closest(isLeft))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(copied + text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const copyAll = (node: Node): void => {
    copy(node);
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (walk.nextNode()) found.push(walk.currentNode);
    found.forEach(copy);
  };
  const begin = (): void => {
    copyAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') copy(target);
        for (const node of addedNodes) if (node.isConnected) copyAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
};
