import { describe, expect, it } from 'vitest';
import { isId } from './ids.ts';

const id = '0a1b2c3d-4e5f-6789-abcd-ef0123456789';

describe('an id', () => {
  it('is a UUID, in lower or upper case', () => {
    expect(isId(id)).toBe(true);
    expect(isId(id.toUpperCase())).toBe(true);
    expect(isId(crypto.randomUUID())).toBe(true);
  });

  it('is refused if it is longer, shorter or has another character at any place', () => {
    const places = Array.from(id, (_, at) => at);
    for (const at of places) {
      const [before, after] = [id.slice(0, at), id.slice(at + 1)];
      for (const text of [before + after, `${before}0${id.slice(at)}`, `${before}g${after}`]) {
        expect([text, isId(text)]).toEqual([text, false]);
      }
    }
  });

  it.each(['', ` ${id}`, `${id}\n`, `{${id}}`, id.replaceAll('-', ''), '42', 'null'])('is not %j', (text) =>
    expect(isId(text)).toBe(false),
  );
});
