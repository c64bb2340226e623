import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines; on a terminal the same facts as short lines to read. Addresses, bodies and tokens are never logged (SRV-66). */
export const createLogger = (level: Config['LOG_LEVEL']): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFacts } };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readable(line)) });
};

// Of an error only what helps to mend it: libraries hang whole connections on theirs, and rows carry customers.
const errorFacts = (error: unknown): unknown => {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, ...code, stack };
};

const labels: Readonly<Record<number, string>> = { 30: '', 40: 'Warning: ', 50: 'Error: ', 60: 'Error: ' };

const readable = (line: string): string => {
  const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message: string } };
  return `${labels[level] ?? ''}${msg ?? ''}${err ? ` (${err.message})` : ''}\n`;
};
