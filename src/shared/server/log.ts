import type { Logger } from 'pino';

/** The part of the logger that code below the server uses. Never customer data, tokens or keys (SRV-66). */
export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
