/** What the calls are about; made by specified calls before each of them. */
export interface Facts {
  readonly service: string;
  readonly photographer: string;
  /** A booking of a visitor, who is `email`. */
  readonly booking: string;
  readonly cancelToken: string;
  readonly email: string;
  readonly phone: string;
  readonly timeOff: string;
  readonly customerNote: string;
  readonly contact: string;
  /** A booking that has taken place, and one that was cancelled. */
  readonly completed: string;
  readonly cancelled: string;
  /** A contact that has become a booking. */
  readonly converted: string;
}

export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The name of the request, with every value that varies in braces. */
  readonly path: string;
  readonly body?: unknown;
  /** The fields of the response, or of its first entry, that programs read. */
  readonly fields?: readonly string[];
}

type Listed = readonly [path: string, fields?: readonly string[]];
type Sent = readonly [path: string, body: unknown, fields?: readonly string[]];

export const reading = (calls: readonly Listed[]): SpecifiedCall[] =>
  calls.map(([path, fields = []]) => ({ method: 'GET', path, fields }));
export const sending = (method: SpecifiedCall['method'], calls: readonly Sent[]): SpecifiedCall[] =>
  calls.map(([path, body, fields = []]) => ({ method, path, body, fields }));
