import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();

describe('a session', () => {
  it.each([
    ['nothing', ''],
    ['garbage', 'Bearer x'],
    ['another scheme', 'Basic YTpi'],
    ['a token nobody has', `Bearer ${'a'.repeat(43)}`],
    ['a signed token without signature', 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.'],
  ])('is not accepted with %s', async (_, authorization) => {
    const response = await studio().call(
      'GET',
      '/api/admin/auth/me',
      undefined,
      authorization ? { authorization } : {},
    );
    expect(response).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
