import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '#shared/web/call/call-error.ts';
import { sendFile, silenceMs } from './send-file.ts';

/** The browser's request, moved by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  isAborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(): void {}
  send(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  move(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }));
  }
  finish(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { documentElement: { lang: 'ru' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = (onProgress: (sent: number) => void = () => undefined) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer one' };
  const sent = sendFile({ method: 'POST', url: '/api/x', headers, file: new Blob(['x']), options: { onProgress } });
  const outcome = sent.catch((error: unknown) => error);
  return { request: FakeRequest.last, outcome };
};

describe('sending a file', () => {
  it('takes as long as it moves (PIC-08)', async () => {
    const seen: number[] = [];
    const { request, outcome } = send((part) => seen.push(part));
    for (let percent = 1; percent <= 100; percent += 1) {
      await vi.advanceTimersByTimeAsync(silenceMs - 1000);
      request.move(percent);
    }
    request.finish(201, '{}');
    expect(await outcome).toEqual({ status: 201, text: '{}' });
    expect(seen).toHaveLength(100);
    await vi.advanceTimersByTimeAsync(10 * silenceMs);
    expect(request.isAborted).toBe(false);
  });

  it.each([0, 40, 100])('ends within a minute when nothing moves any more after %i %% (PIC-08)', async (percent) => {
    const { request, outcome } = send();
    if (percent > 0) request.move(percent);
    if (percent === 100) request.upload.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeInstanceOf(NetworkError);
    expect(request.isAborted).toBe(true);
  });

  it('has a name of its own each time, and leaves the type of the form to the browser (PIC-08)', () => {
    const [one, two] = [send().request, send().request];
    const names = [one, two].map(({ headers }) => headers.get('x-upload-name'));
    expect(new Set(names).size).toBe(2);
    expect(one.headers.has('content-type')).toBe(false);
    expect(one.headers.get('authorization')).toBe('Bearer one');
  });

  it('says that the server in front refuses a file, unless the response has a reason (PIC-08)', async () => {
    const refused = send();
    refused.request.finish(413, '<html>413 Request Entity Too Large</html>');
    expect(JSON.parse(((await refused.outcome) as { text: string }).text)).toEqual({
      detail:
        'Файл слишком большой для сервера, который стоит перед FotoBooking. Его администратор может увеличить ограничение.',
      code: 'too_large_in_front',
    });
    const ours = send();
    ours.request.finish(413, '{"detail":"Datei zu groß"}');
    expect(await ours.outcome).toEqual({ status: 413, text: '{"detail":"Datei zu groß"}' });
  });
});
