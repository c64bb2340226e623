/** Milliseconds for the requests under way when a process stops; then their connections are closed. */
export const finishMs = 10_000;

/** Milliseconds for the whole stop, counted after the connections have been drained. */
export const shutdownMs = 12_000;
