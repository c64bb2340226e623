import type { Locator } from 'vitest/browser';

/** The texts of all elements that a locator finds. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
