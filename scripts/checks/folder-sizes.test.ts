import { describe, expect, it } from 'vitest';
import { problemsOfFolders } from './folder-sizes.mjs';

describe('a folder', () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => `e2e/wizard/${index}.spec.ts`);

  it('has at most 25 files; its folders count for themselves', () => {
    expect(problemsOfFolders([...files(25), 'e2e/wizard/choose/a.spec.ts'])).toEqual([]);
    expect(problemsOfFolders(files(26))).toEqual(['e2e/wizard: 26 files; a folder has at most 25']);
  });
});
