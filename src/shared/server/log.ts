import type { Logger } from 'pino';

/** The logger methods that code below the server uses. Never log customer data, tokens or keys. */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
