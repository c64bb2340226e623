import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import type { Result } from '#shared/kernel/result.ts';

/** The body of every error response. `code` is stable and meant for programs, `detail` is meant for people. */
export interface ProblemBody {
  readonly detail: string | readonly FieldProblem[];
  readonly code: string;
  readonly request_id?: string;
}

/** An error response. Code below an endpoint throws it; error-response.ts sends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly detail: string | readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  /** Further fields of the response body that the client needs. */
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    detail: string | readonly FieldProblem[],
    options: { readonly retryAfterSeconds?: number; readonly more?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(typeof detail === 'string' ? detail : code);
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.more = options.more ?? {};
  }
}

export const ruleBroken = (code: string, detail: string): Problem => new Problem(400, code, detail);
export const notFound = (what: string): Problem => new Problem(404, 'not_found', `${what} not found`);
export const conflict = (code: string, detail: string): Problem => new Problem(409, code, detail);
/** The record has another version than the caller has read; `current` contains it as it is now. */
export const changedMeanwhile = (what: string, current: Readonly<Record<string, unknown>>): Problem =>
  new Problem(409, 'version_conflict', `${what} changed by somebody else in the meantime`, { more: current });
export const malformed = (loc: FieldProblem['loc'], msg: string, type = 'value_error'): Problem =>
  new Problem(422, 'validation', [{ loc, msg, type }]);

/** Returns the value of a decision, or throws the problem it was refused with. */
export const orThrow = <Value>(decision: Result<Value, Problem>): Value => {
  if (decision.ok) return decision.value;
  throw decision.refusal;
};
