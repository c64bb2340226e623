/**
 * Why an upload was refused after it was accepted: damaged, too many pixels, took too long to decode, or a process ended
 * each time it tried.
 */
export const pictureProblems = ['unreadable', 'too_many_pixels', 'too_slow', 'gave_up'] as const;
export type PictureProblem = (typeof pictureProblems)[number];

/** How often a picture is taken up by a process before it is given up: one that ends processes must not do it forever. */
export const mostAttempts = 3;
/** How long one process may work on a picture before another one takes it, in ms. */
export const leaseMs = 60_000;
