import { describe, expect, it } from 'vitest';
import { HashQueue } from './hash-queue.ts';

/** Work that ends when the test resolves it. */
const held = () => {
  let resolve: (result: string) => void = () => undefined;
  const promise = new Promise<string>((fulfil) => void (resolve = fulfil));
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, resolve, hasBegun: () => begun };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('slow hashes', () => {
  it('run a few at a time, the others in order of arrival (SRV-76)', async () => {
    const queue = new HashQueue({ atOnce: 2, waiting: 3 });
    const all = Array.from({ length: 5 }, held);
    const results = all.map(({ work }) => queue.run('de', work));
    const begun = () => all.map(({ hasBegun }) => hasBegun());
    await settled();
    expect(begun()).toEqual([true, true, false, false, false]);
    all[1]?.resolve('second');
    await settled();
    expect(begun()).toEqual([true, true, true, false, false]);
    for (const one of all) one.resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done', 'done']);
  });

  it('are refused if the queue is full, in the language of the request, and accepted again when it has space (SRV-76)', async () => {
    const queue = new HashQueue({ atOnce: 1, waiting: 1 });
    const [running, waiting] = [held(), held()];
    const results = [queue.run('de', running.work), queue.run('de', waiting.work)];
    const tooMany = { status: 503, code: 'too_many_at_once', retryAfterSeconds: 2 };
    await expect(queue.run('de', held().work)).rejects.toMatchObject({
      ...tooMany,
      detail: expect.stringContaining('zu viele gleichzeitig'),
    });
    await expect(queue.run('ru', held().work)).rejects.toMatchObject({
      ...tooMany,
      detail: expect.stringContaining('слишком много'),
    });
    running.resolve('');
    await results[0];
    const next = held();
    const third = queue.run('de', next.work);
    waiting.resolve('');
    next.resolve('third');
    expect(await third).toBe('third');
  });

  it('free their slot also when they fail', async () => {
    const queue = new HashQueue({ atOnce: 1, waiting: 0 });
    for (let i = 0; i < 3; i++) {
      await expect(queue.run('de', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    }
    expect(await queue.run('de', async () => 'well')).toBe('well');
  });
});
