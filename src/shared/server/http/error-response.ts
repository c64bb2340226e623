import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemBody } from '#shared/contract/problem.ts';
import { Problem } from '#shared/contract/problem.ts';
import { databaseProblem } from '../database/database-problem.ts';

/** Turns every error thrown below an endpoint into a response `{detail, code, request_id}`. */
export const handleErrors = (server: FastifyInstance): void => {
  server.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply));
};

/** Sends the response for an error. */
export const sendFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown =>
  sendProblem(toProblem(error), error, request, reply);

export const problemBody = (problem: Problem, requestId: string): ProblemBody => ({
  ...problem.more,
  detail: problem.detail,
  code: problem.code,
  request_id: requestId,
});

const sendProblem = (problem: Problem, cause: Error, request: FastifyRequest, reply: FastifyReply): unknown => {
  if (problem.status >= 500) request.log.error({ err: cause, code: problem.code }, 'request failed');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problemBody(problem, request.id));
};

const toProblem = (error: FastifyError | Problem): Problem => {
  if (error instanceof Problem) return error;
  const fromDatabase = databaseProblem(error);
  if (fromDatabase) return fromDatabase;
  const status = error.statusCode ?? 500;
  const known = knownStatus[status];
  if (known) return new Problem(status, known.code, known.detail);
  if (status >= 400 && status < 500) return new Problem(status, 'bad_request', 'Bad request');
  if (status === 503) return new Problem(503, 'unavailable', 'Temporarily unavailable', { retryAfterSeconds: 2 });
  return new Problem(500, 'internal', 'Internal server error');
};

const knownStatus: Readonly<Record<number, { code: string; detail: string }>> = {
  400: { code: 'bad_request', detail: 'The request is not valid' },
  413: { code: 'too_large', detail: 'The request is too large' },
  414: { code: 'too_large', detail: 'The address is too long' },
  415: { code: 'unsupported_type', detail: 'The content type is not supported; send application/json' },
  429: { code: 'too_many_requests', detail: 'Too many requests, please try again later' },
};
