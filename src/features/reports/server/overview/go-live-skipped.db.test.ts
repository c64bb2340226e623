import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

const path = '/api/admin/go-live';

const list = async () => (await studio().adminCall('GET', path)).body;

describe('the way to the first customer', () => {
  it('steps can be skipped and resumed, and the list can be hidden', async () => {
    const put = async (body: unknown) => studio().adminCall('PUT', path, body);
    const skipped = (await put({ skipped: ['payment'] })).body.steps.filter(
      (step: { skipped: boolean }) => step.skipped,
    );
    expect(skipped).toEqual([{ name: 'payment', done: false, skipped: true }]);
    expect((await put({ dismissed: true })).body.dismissed).toBe(true);
    expect(await list()).toMatchObject({ dismissed: true });
    expect((await put({ dismissed: false, skipped: [] })).body.dismissed).toBe(false);
    expect((await put({ skipped: ['tea'] })).status).toBe(422);
    expect((await studio().call('GET', path)).status).toBe(401);
  });
});
