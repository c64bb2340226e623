import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Logs JSON lines, or short readable lines on a terminal. Addresses, bodies and tokens are never logged. */
export const createLogger = (level: Config['LOG_LEVEL']): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFacts } };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(readable(line)) });
};

// Only those properties of an error that help to fix it: libraries attach connections to errors, and rows contain
// customers' data.
const errorFacts = (error: unknown): unknown => {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, ...code, stack };
};

const labels: Readonly<Record<number, string>> = { 30: '', 40: 'Warning: ', 50: 'Error: ', 60: 'Error: ' };

// A terminal interprets control characters, so they are removed from the text. JSON escapes them.
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const plain = (text: string): string => text.replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ');

/** Formats a JSON log line for people. */
export const readable = (line: string): string => {
  const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message: string } };
  return `${plain(`${labels[level] ?? ''}${msg ?? ''}${err ? ` (${err.message})` : ''}`)}\n`;
};
