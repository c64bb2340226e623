import type { Page } from '@playwright/test';

export type Step = (page: Page) => Promise<void>;
/** A sequence of steps through the product. */
export interface Journey {
  readonly name: string;
  readonly width: number;
  readonly open: Step;
  /** Each step with the number of its keys and clicks. */
  readonly steps: Readonly<Record<string, readonly [presses: number, act: Step]>>;
}
