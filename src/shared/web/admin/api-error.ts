import { CallError } from '../call-error.ts';

/** A refusal of the admin API: `message` quotes the answer (ERR-001, AMB-034), `detail` is what to tell a person. */
export class ApiError extends CallError {
  constructor(status: number, body: string) {
    super(status, body);
    this.message = `API Error: ${status} ${body}`;
  }
}

/** What to tell a person: the server's own words where it had some, else the whole message. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof CallError ? (error.detail ?? error.message) : undefined;
