import { describe, expect, it } from 'vitest';
import { pathAfterSignIn, signInAddress } from './next-path.ts';

const origin = 'https://studio.example';

const dashboard = '/admin/dashboard';

describe('the page after a sign-in (AUTH-016, AMB-001, W03)', () => {
  it.each([
    ['/admin/bookings?highlight=7#row', '/admin/bookings?highlight=7#row'],
    ['/admin/calendar/settings', '/admin/calendar/settings'],
    [null, dashboard],
    ['', dashboard],
    ['/', dashboard],
    ['/admin', dashboard],
    ['/admin/login', dashboard],
    ['/booking', dashboard],
    ['//evil.example/admin/x', dashboard],
    ['/\\evil.example/admin/x', dashboard],
    ['\\\\evil.example/admin/x', dashboard],
    ['https://evil.example/admin/x', dashboard],
    ['https://studio.example@evil.example/admin/x', dashboard],
    ['javascript:alert(1)//admin/', dashboard],
    ['data:text/html,/admin/', dashboard],
    ['/admin/..//evil.example', dashboard],
    ['/admin/%2e%2e//evil.example', dashboard],
    ['/\t/evil.example/admin/', dashboard],
    ['http://[', dashboard],
  ])('%s leads to %s', (next, expected) => {
    expect(pathAfterSignIn(next, origin)).toBe(expected);
  });

  it('is the requested page with its query', () => {
    const wanted = '/admin/bookings?highlight=a&b=%26';
    const next = new URL(signInAddress(wanted), origin).searchParams.get('next');
    expect(pathAfterSignIn(next, origin)).toBe(wanted);
  });
});
