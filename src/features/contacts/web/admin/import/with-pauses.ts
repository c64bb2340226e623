import type { Steps } from '../../../domain/import/steps.ts';

/** How long a step may block the page, in ms: less than a frame. */
const atMost = 12;

/** Runs steps and yields to the page in between. */
export const withPauses = async <T>(steps: Steps<T>): Promise<T> => {
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < atMost) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
};
