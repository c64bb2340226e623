import { describe, expect, it } from 'vitest';
import { listenRefusal } from './listen-refusal.ts';

const systemError = (code: string, syscall: string): Error =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('a server that cannot listen', () => {
  it.each([
    ['EADDRINUSE', 'listen', /^PORT: another program listens on 127\.0\.0\.1:80 already/],
    ['EACCES', 'listen', /^PORT: this user may not listen on port 80/],
    ['EADDRNOTAVAIL', 'listen', /^HOST: 127\.0\.0\.1 is no address of this machine/],
    ['ENOTFOUND', 'getaddrinfo', /^HOST: there is no address for the name 127\.0\.0\.1/],
    ['EAI_AGAIN', 'getaddrinfo', /^HOST: there is no address for the name/],
    ['EINVAL', 'bind', /^HOST, PORT: bind EINVAL$/],
  ])('%s is reported in one line that names the variable', (code, syscall, line) => {
    const refusal = listenRefusal(systemError(code, syscall), 80, '127.0.0.1');
    expect(refusal?.name).toBe('StartRefusal');
    expect(refusal?.message).toMatch(line);
    expect(refusal?.message).not.toContain('\n');
  });

  it('any other error is left unchanged', () => {
    expect(listenRefusal(new Error('a bug'), 80, '::')).toBeUndefined();
    expect(listenRefusal(systemError('ENOENT', 'open'), 80, '::')).toBeUndefined();
  });
});
