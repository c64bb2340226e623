// A checker for Stryker that lets only a sample of the mutants be tried: those of a feature's commands and stores, each
// with its database tests, would take a day.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../scripts/root.mjs';

/**
 * @typedef {object} Place
 * @property {string} id
 * @property {string} fileName
 * @property {{ start: { line: number, column: number } }} location
 * @property {string} mutatorName
 * @property {string} [replacement]
 */

/**
 * Draws `count` mutants, the same ones in every run: each has a number made from what it changes and where, and the
 * lowest numbers are drawn. A change in one file leaves the numbers of all the others as they are. Another seed draws
 * others.
 * @type {(mutants: readonly Place[], count: number, seed?: string) => Set<string>}
 */
export const drawn = (mutants, count, seed = '') => {
  const numbered = mutants.map((mutant) => ({ id: mutant.id, number: numberOf(mutant, seed) }));
  return new Set(
    numbered
      .sort((a, b) => (a.number < b.number ? -1 : 1))
      .slice(0, count)
      .map(({ id }) => id),
  );
};

/** @type {(mutant: Place, seed: string) => string} */
const numberOf = ({ fileName, location: { start }, mutatorName, replacement = '' }, seed) =>
  createHash('sha256')
    .update(seed)
    .update(JSON.stringify([relative(root, fileName), start.line, start.column, mutatorName, replacement]))
    .digest('hex');

const sampler = {
  init: async () => {},
  // All at once: a sample can be drawn only from the whole.
  /** @param {readonly Place[]} mutants */
  group: async (mutants) => [mutants.map(({ id }) => id)],
  /** @param {readonly Place[]} mutants */
  check: async (mutants) => {
    const sample = drawn(mutants, Number(process.env['MUTANTS_DRAWN']), process.env['MUTANTS_SEED']);
    const leftOut = { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(mutants.map(({ id }) => [id, sample.has(id) ? { status: 'passed' } : leftOut]));
  },
};

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', value: sampler }];
