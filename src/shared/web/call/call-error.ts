import type { ProblemBody } from '#shared/contract/problem.ts';
import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/** An error response. `message` is its detail, otherwise 'HTTP {status}'. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** The raw body, for messages that quote it. */
  readonly body: string;
  /** The detail; undefined if the response has none. */
  readonly detail: string | undefined;
  readonly code: string | undefined;
  /** The parsed body, which may have further fields; empty if it is no JSON object. */
  readonly problem: Partial<ProblemBody>;
  /** The invalid fields of a 422 response. */
  readonly fields: readonly FieldProblem[];

  constructor(status: number, body: string) {
    const problem = parseProblem(body);
    const fields = Array.isArray(problem.detail) ? problem.detail.filter(isFieldProblem) : [];
    const detail = typeof problem.detail === 'string' ? problem.detail || undefined : fieldsText(fields);
    super(detail ?? `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.detail = detail;
    this.code = problem.code;
    this.problem = problem;
    this.fields = fields;
  }
}

/** The request did not reach the server, or its response was lost. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

const parseProblem = (body: string): Partial<ProblemBody> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

const isFieldProblem = (entry: unknown): entry is FieldProblem =>
  typeof entry === 'object' && entry !== null && 'loc' in entry && Array.isArray(entry.loc) && 'msg' in entry;

const fieldsText = (fields: readonly FieldProblem[]): string | undefined =>
  fields.map((field) => `${field.loc.join('.')}: ${field.msg}`).join('; ') || undefined;
