// A checker for Stryker that limits the mutants to a sample: trying all those of a feature's commands and stores with
// its database tests would take a day.
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
 * Draws `count` mutants, the same ones in every run: each has a hash of its change and position, and the lowest hashes
 * are drawn. A change in one file does not change the hashes of the other files. Another seed draws other mutants.
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
  // In one group, because a sample can be drawn only from all mutants.
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
