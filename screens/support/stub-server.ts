import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';

/** What a stub is asked. */
export interface Asked {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: any;
  readonly headers: Headers;
}

/** An answer that is an error, or no answer at all. */
export class Refusal {
  readonly status: number | 'unreachable';
  readonly body: unknown;
  constructor(status: number | 'unreachable', body: unknown) {
    this.status = status;
    this.body = body;
  }
}
/** Answers with an error. The body is JSON, or text as it is. */
export const refuse = (status: number, body: unknown = {}): Refusal => new Refusal(status, body);
/** Does not answer, as without a network. */
export const unreachable = new Refusal('unreachable', undefined);

type Reply = object | string | number | boolean | null;
type Answer = Reply | Promise<Reply> | ((asked: Asked) => Reply | Promise<Reply>);
/** Answers by endpoint: `{ 'GET /api/services': [service] }`. A function is called for each request. */
export type Answers = Readonly<Record<string, Answer>>;

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/features/*/*contract.ts', '/src/app/server/operations/contract.ts'],
  { eager: true },
);
const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((key) => /^[A-Z]+ \/api\//.test(key));

interface Known {
  readonly method: string;
  readonly pattern: RegExp;
  readonly endpoint: Endpoint;
}
const endpoints = new Map<string, Known>(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isContract))
    .flatMap((contract) => Object.entries(contract))
    .map(([key, endpoint]) => {
      const [method = '', path = ''] = key.split(' ');
      const pattern = new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
      return [key, { method, pattern, endpoint }];
    }),
);

/** The endpoint that a request reaches; one with fewer parameters first. */
const endpointOf = (method: string, path: string): [string, Known] | undefined =>
  [...endpoints]
    .filter(([, known]) => known.method === method && known.pattern.test(path))
    .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)[0];

/** The values of a request; of a form with a file, its fields. */
const bodyOf = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

export interface StubServer {
  /** Replaces answers from now on. */
  readonly answer: (answers: Answers) => void;
  /** The requests so far to an endpoint. */
  readonly asked: (key: string) => readonly Asked[];
  /** What was asked and has no answer, and what the contract does not allow: answers, and requests that were not refused. */
  readonly faults: readonly string[];
  /** Resolves once the page has asked for nothing for a few frames, in which it could have. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

/** In place of the request that sends a file, which `fetch` cannot tell the progress of: the stub of `fetch` answers it. */
class StubUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  private readonly headers = new Headers();
  private address = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.address = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 1 }));
    void this.ask(body);
  }

  private async ask(body: FormData): Promise<void> {
    try {
      const { method, url } = this.address;
      const response = await fetch(url, { method, headers: this.headers, body });
      this.responseText = await response.text();
      this.status = response.status;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
    this.dispatchEvent(new Event('loadend'));
  }
}

/** What the contract does not allow of a request and its answer. */
const faultsOf = (endpoint: Endpoint, { key, body }: Asked, reply: unknown): string[] => {
  const request = endpoint.body?.safeParse(body).error;
  const response = endpoint.response.safeParse(reply).error;
  return [
    ...(request ? [`${key} never takes this: ${request.message}`] : []),
    ...(response ? [`${key} never answers this: ${response.message}`] : []),
  ];
};

/** Answers all requests of the page in place of the server, with what the contract of each endpoint allows. */
export const startStubServer = (first: Answers): StubServer => {
  const answers = new Map(Object.entries(first));
  const requests: Asked[] = [];
  const faults: string[] = [];
  for (const key of answers.keys()) if (!endpoints.has(key)) faults.push(`No contract has ${key}`);
  const real = globalThis.fetch;
  const realUpload = globalThis.XMLHttpRequest;
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const [key, known] = endpointOf(request.method, url.pathname) ?? [];
    if (key === undefined || known === undefined || !answers.has(key)) {
      faults.push(`No answer for ${request.method} ${url.pathname}`);
      return new Response('{"detail":"no stub"}', { status: 404 });
    }
    const asked: Asked = {
      key,
      params: known.pattern.exec(url.pathname)?.groups ?? {},
      query: url.searchParams,
      body: await bodyOf(request),
      headers: request.headers,
    };
    requests.push(asked);
    const answer = answers.get(key);
    const reply: unknown = await (typeof answer === 'function' ? answer(asked) : answer);
    if (reply instanceof Refusal) {
      if (reply.status === 'unreachable') throw new TypeError('Failed to fetch');
      return new Response(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body), {
        status: reply.status,
      });
    }
    faults.push(...faultsOf(known.endpoint, asked, reply));
    return new Response(JSON.stringify(reply), { status: known.endpoint.status ?? 200 });
  };
  let underWay = 0;
  globalThis.XMLHttpRequest = StubUpload as never;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return real(input, init);
    underWay += 1;
    try {
      return await respond(request);
    } finally {
      underWay -= 1;
    }
  };
  const settled = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet = underWay === 0 ? quiet + 1 : 0)
      await new Promise((resolve) => void requestAnimationFrame(() => void setTimeout(resolve, 20)));
  };
  return {
    answer: (more) => {
      for (const [key, answer] of Object.entries(more)) answers.set(key, answer);
    },
    asked: (key) => requests.filter((one) => one.key === key),
    faults,
    settled,
    stop: () => Object.assign(globalThis, { fetch: real, XMLHttpRequest: realUpload }),
  };
};
