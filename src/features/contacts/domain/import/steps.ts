/** Work in small steps: whoever does it may pause after each. */
export type Steps<T> = Generator<undefined, T>;

/** How many rows make a step. */
export const rowsAStep = 100;

/** Does the work without a pause. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
