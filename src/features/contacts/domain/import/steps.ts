/** Work in small steps: the caller may pause after each. */
export type Steps<T> = Generator<undefined, T>;

/** The number of rows per step. */
export const rowsAStep = 100;

/** Does all steps without a pause. */
export const atOnce = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
