import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './next-path.ts';

const origin = 'https://studio.example';

describe('the page after a sign-in (AUTH-016, AMB-001, W03)', () => {
  it('is always in the back office, whatever is requested', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '..',
      '.',
      '%2e',
      ':',
      '@',
      'admin',
      'evil.example',
      'https',
      '?',
      '#',
      '\t',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const led = new URL(pathAfterSignIn(parts.join(''), origin), origin);
        expect(led.origin).toBe(origin);
        expect(led.pathname.startsWith('/admin/')).toBe(true);
      }),
    );
  });
});
