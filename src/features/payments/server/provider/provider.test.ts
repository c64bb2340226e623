import { pino } from 'pino';
import { Stripe } from 'stripe';
import { beforeEach, expect, it } from 'vitest';
import { askProvider } from './provider.ts';

const warnings: unknown[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line)) });
beforeEach(() => void warnings.splice(0));

const {
  StripeAPIError,
  StripeConnectionError,
  StripeIdempotencyError,
  StripeInvalidRequestError,
  StripeRateLimitError,
} = Stripe.errors;
const secret = 'card 4242 of Änne Müller';
const asked = async (error: Error): Promise<unknown> => {
  const failing = async (): Promise<never> => {
    throw error;
  };
  try {
    return await askProvider({ log }, failing);
  } catch (reason) {
    return reason;
  }
};

it.each([
  ['does not respond', new StripeConnectionError({ type: 'api_error', message: secret }), 504, 'provider_unreachable'],
  [
    'is busy',
    new StripeRateLimitError({ type: 'rate_limit_error', statusCode: 429, message: secret }),
    503,
    'provider_busy',
  ],
  [
    'works on the same object',
    new StripeAPIError({ type: 'api_error', statusCode: 409, message: secret }),
    503,
    'provider_busy',
  ],
  ['is down', new StripeAPIError({ type: 'api_error', statusCode: 500, message: secret }), 502, 'provider_down'],
  [
    'knows the key with another request',
    new StripeIdempotencyError({ type: 'idempotency_error', statusCode: 400, message: secret }),
    502,
    'provider_outdated',
  ],
  [
    'declines',
    new StripeInvalidRequestError({ type: 'invalid_request_error', statusCode: 400, message: secret }),
    502,
    'provider_declined',
  ],
  [
    'refuses for another reason',
    new StripeAPIError({ type: 'api_error', statusCode: 402, message: secret }),
    502,
    'provider_refused',
  ],
] as const)('a provider that %s gives a problem with a code, without the sent data', async (_, error, status, code) => {
  const problem = await asked(error);
  expect(problem).toMatchObject({ status, code });
  expect(JSON.stringify(problem)).not.toContain(secret);
  expect(JSON.stringify(warnings)).not.toContain(secret);
});

it('the response about a busy provider allows a retry after two seconds', async () => {
  const error = new StripeRateLimitError({ type: 'rate_limit_error', statusCode: 429, message: '' });
  expect(await asked(error)).toMatchObject({ retryAfterSeconds: 2 });
});

it('the log contains the kind of a failure, its code and its status', async () => {
  await asked(
    new StripeInvalidRequestError({
      type: 'invalid_request_error',
      statusCode: 404,
      code: 'resource_missing',
      message: secret,
    }),
  );
  expect(warnings).toMatchObject([
    { type: 'StripeInvalidRequestError', code: 'resource_missing', status: 404, msg: expect.any(String) },
  ]);
});

it('an error of this program is not reported as one of the provider', async () => {
  const own = new TypeError('not a function');
  expect(await asked(own)).toBe(own);
  expect(warnings).toEqual([]);
});
