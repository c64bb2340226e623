import { expect, it } from 'vitest';
import { programName } from './program-name.ts';

it('a program is told from a person of the same name', () => {
  expect(programName('Buchhaltung')).toBe('Buchhaltung (API)');
});
