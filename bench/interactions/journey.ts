import type { Page } from '@playwright/test';

export type Step = (page: Page) => Promise<void>;
/** A way through the product, opened and then gone step by step. */
export interface Journey {
  readonly name: string;
  readonly width: number;
  readonly open: Step;
  /** With the number of presses and keys of each. */
  readonly steps: Readonly<Record<string, readonly [presses: number, act: Step]>>;
}
