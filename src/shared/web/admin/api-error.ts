import { CallError } from '../call/call-error.ts';

/** An error response of the admin API. `message` quotes the response, `detail` is the text to show. */
export class ApiError extends CallError {
  constructor(status: number, body: string) {
    super(status, body);
    this.message = `API Error: ${status} ${body}`;
  }
}

/** The text to show: the server's detail if the response has one, otherwise the whole message. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof CallError ? (error.detail ?? error.message) : undefined;
