import { describe, expect, it } from 'vitest';
import { scaleCount } from '#shared/kernel/testing/test-size.ts';
import { asking, records } from '../testing/versioned-records.ts';

describe.each(Object.entries(records))('two people who change %s', (title, make) => {
  it('the second one is refused, is given the current record, and nothing is changed (TEAM-04)', async () => {
    const { body, read, change, name, isAnswered = true } = await make();
    const { version } = await read();
    const saved = await change({ ...body(1), version });
    expect(saved).toMatchObject({ status: 200, body: isAnswered ? body(1) : {} });
    const first = await read();
    expect(first.version).not.toBe(version);
    if (isAnswered) expect(saved.body).toEqual(first);
    const refused = await change({ ...body(2), version });
    expect(refused).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(refused.body[name]).toEqual(first);
    expect(await read()).toEqual(first);
    const again = await change({ ...body(2), version: first.version });
    expect(again).toMatchObject({ status: 200, body: isAnswered ? body(2) : {} });
  });

  it('of many at once with one version, one succeeds (TEAM-04)', async () => {
    const { body, read, change, isAnswered = true } = await make();
    const { version } = await read();
    const saved = await Promise.all(
      Array.from({ length: scaleCount(50) }, (_, n) => change({ ...body(n + 1), version })),
    );
    const [winner, ...others] = saved.sort((a, b) => a.status - b.status);
    // Where a password is checked, and of customers, fewer requests at once are accepted (429).
    expect(others.filter(({ status }) => status !== 409 && status !== 429)).toEqual([]);
    expect(winner?.status).toBe(200);
    if (isAnswered) expect(winner?.body).toEqual(await read());
  });

  it('the version may be sent in the header If-Match; a program without one overwrites (TEAM-04)', async () => {
    const { body, read, change, plain } = await make();
    const match = { ...asking, 'if-match': `"${(await read()).version}"` };
    expect([(await change(body(1), match)).status, (await change(body(2), match)).status]).toEqual([200, 409]);
    for (const changes of [body(3), { ...body(4), version: null }]) {
      const saved = await change(changes, {});
      expect(saved.status).toBe(200);
      // A booking always had one.
      if (title !== 'the result of a session') expect(JSON.stringify(saved.body)).not.toContain('"version"');
    }
    if (plain) expect(JSON.stringify(await plain())).not.toContain('"version"');
  });
});
