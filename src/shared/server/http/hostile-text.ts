import { Problem } from '#shared/contract/problem.ts';

const maxDepth = 32;
const maxValues = 20_000;

/**
 * Refuses input that no person types and that PostgreSQL or JSON.stringify fails on: NUL characters and lone surrogates
 * in any string or key, and documents far deeper or larger than any of our forms. Does not recurse.
 */
export const refuseHostileText = (value: unknown): void => {
  const pending: [unknown, number][] = [[value, 0]];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [current, depth] = next;
    if (++seen > maxValues) throw new Problem(400, 'too_complex', 'The request contains too many values');
    if (typeof current === 'string') refuseText(current);
    else if (typeof current === 'object' && current !== null) {
      if (depth >= maxDepth) throw new Problem(400, 'too_complex', 'The request is nested too deeply');
      for (const [key, inner] of Object.entries(current)) {
        refuseText(key);
        pending.push([inner, depth + 1]);
      }
    }
  }
};

const refuseText = (text: string): void => {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw new Problem(400, 'invalid_text', 'The request contains characters that are not text');
  }
};
