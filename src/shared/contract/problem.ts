/** One malformed field of a request, as a 422 reports it (SRV-63). */
export interface FieldProblem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
}

/** The body of every answer that is not a success. `code` is stable and for programs, `detail` is for people. */
export interface ProblemBody {
  readonly detail: string | readonly FieldProblem[];
  readonly code: string;
  readonly request_id?: string;
}

/** A refusal on its way to the client: thrown anywhere below an endpoint, turned into a response in one place. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly code: string;
  readonly detail: string | readonly FieldProblem[];
  readonly retryAfterSeconds: number | undefined;
  /** What else the client needs to go on, as further fields of the answer. */
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
export const malformed = (loc: FieldProblem['loc'], msg: string, type = 'value_error'): Problem =>
  new Problem(422, 'validation', [{ loc, msg, type }]);
