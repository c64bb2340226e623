import { expect, it } from 'vitest';
import { programName } from './program-name.ts';

it('a program is distinguishable from a person of the same name', () => {
  expect(programName('Buchhaltung')).toBe('Buchhaltung (API)');
});
