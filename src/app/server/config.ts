import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { hasLetter, isEmail } from '#shared/kernel/text/text.ts';

const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
    .default(fallback)
    .transform((value) => ['on', 'true', '1'].includes(value));

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const trustedProxies = z
  .string()
  .refine(
    (value) => value === 'off' || /^\d{1,2}$/.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
    'must be off, a number of proxies, or a list of addresses like 10.0.0.0/8',
  )
  .transform((value): false | number | string[] => {
    if (value === 'off' || value === '0') return false;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
  });

const networks = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine((parts) => parts.every(isNetwork), 'must be a list of addresses like 127.0.0.1, 10.0.0.0/8');

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    rest.length === 0 &&
    isIP(address) > 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  );
};

/** All environment variables, all optional. An invalid value stops the start with one line that names the variable. */
const environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  EMBEDDED_PG_BINDIR: z.string().min(1).optional(),
  // PostgreSQL accepts a socket directory in place of a host, although not every URL parser does.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be an address that starts with postgres://')
    .optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  ADMIN_EMAIL: z.string().refine(isEmail, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(1024).optional(),
  ADMIN_NAME: z.string().max(200).refine(hasLetter, 'must have at least one letter').optional(),
  SECRET_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  STRIPE_API_URL: url('http:', 'https:').optional(),
  WHATSAPP_WEBHOOK_URL: url('http:', 'https:').optional(),
  WEBHOOK_PRIVATE_NETWORKS: networks,
  TRUST_PROXY: trustedProxies.default(false),
  RATE_LIMIT: onOff('on'),
  JOBS: onOff('on'),
  JOBS_INTERVAL_MS: whole(50, 86_400_000).default(60_000),
  DRAIN_MS: whole(0, 60_000).default(0),
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`).default('info'),
  METRICS: onOff('on'),
  METRICS_TOKEN: z.string().min(8).optional(),
});

/** The names of all variables. */
export const variableNames: readonly string[] = Object.keys(environment.shape);

export type Config = z.infer<typeof environment>;

/** An invalid environment variable; the message is one line to show. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the configuration from environment variables. An empty variable counts as not set. Throws ConfigError. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0] ?? 'Environment')} ${issue?.message ?? 'is not valid'}`);
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) };
};
