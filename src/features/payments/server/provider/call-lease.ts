/** For how long a process has a call to the provider for itself, in ms: longer than a call may take. */
export const leaseMs = 15_000;
/** For how long others wait for the response of that call, in ms, and how often they look for it. */
export const waitMs = 9_000;
export const lookEveryMs = 100;
