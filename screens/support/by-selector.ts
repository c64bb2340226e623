import { type Locator, locators } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has neither role nor label. */
    readonly bySelector: (selector: string) => Locator;
  }
}

locators.extend({ bySelector: (selector: string) => `css=${selector}` });
