import { describe, expect, test, vi } from 'vitest';
import { pushKinds } from '#features/notifications/domain/push-kinds.ts';
import { pushNotices } from '#features/notifications/texts/push-notice.ts';
import { noticeOf, openPage } from './push.ts';

describe('a notification', () => {
  test.each(pushKinds)('of %s has the text of its kind in the language of the person (TODAY-03)', (kind) => {
    for (const language of ['de', 'ru'] as const) {
      const { title, options } = noticeOf({ kind, path: '/admin/outbox', language });
      expect(title).toBe(pushNotices[language][kind]);
      expect(options).toMatchObject({ tag: kind, data: { path: '/admin/outbox' } });
    }
  });

  test.each([
    null,
    {},
    { kind: 'toString' },
    { kind: 'lead', path: 'https://a.de/' },
    { path: '//a.de' },
    { path: '/administrator' },
  ])('opens nothing but the back office, whatever is received: %j (TODAY-03)', (received) => {
    expect(noticeOf(received).options.data.path).toBe('/admin');
  });

  test('opens in the window that is open, and in a new one if there is none (TODAY-03)', async () => {
    const window = {
      focus: vi.fn<(path?: string) => Promise<undefined>>(async () => undefined),
      navigate: vi.fn<(path?: string) => Promise<undefined>>(async () => undefined),
    };
    const openWindow = vi.fn<(path?: string) => Promise<undefined>>(async () => undefined);
    const claim = async () => undefined;
    await openPage({ claim, matchAll: async () => [window], openWindow }, '/admin/outbox');
    expect([window.navigate.mock.calls, openWindow.mock.calls]).toEqual([[['/admin/outbox']], []]);
    window.focus.mockRejectedValueOnce(new Error('not allowed'));
    await openPage({ claim, matchAll: async () => [window], openWindow }, '/admin/outbox');
    expect(window.navigate).toHaveBeenCalledTimes(2);
    await openPage({ claim, matchAll: async () => [], openWindow }, '/admin/outbox');
    expect(openWindow.mock.calls).toEqual([['/admin/outbox']]);
  });
});
