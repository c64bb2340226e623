import { Problem } from '#shared/contract/problem.ts';

const maxDepth = 32;
const maxValues = 20_000;

/**
 * Refuses what no person types and PostgreSQL or JSON.stringify would choke on: NUL characters and lone surrogates in
 * any string or key, and documents nested or spread far beyond any form of ours. Walks without recursion.
 */
export const refuseHostileText = (value: unknown): void => {
  const pending: [unknown, number][] = [[value, 0]];
  let seen = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [current, depth] = next;
    if (++seen > maxValues) throw new Problem(400, 'too_complex', 'The request holds too many values');
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
    throw new Problem(400, 'invalid_text', 'The request holds characters that are not text');
  }
};
