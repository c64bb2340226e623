// A reporter for Stryker that writes each result as soon as it is known: a run that is stopped keeps what it found.
import { appendFileSync } from 'node:fs';

const file = process.env.MUTANTS_RESULTS ?? '';

/** @type {(result: object) => void} */
const write = (result) => appendFileSync(file, `${JSON.stringify(result)}\n`);

export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'lines',
    value: {
      /** @param {{ mutantPlans: readonly unknown[] }} plan */
      onMutationTestingPlanReady: ({ mutantPlans }) => write({ planned: mutantPlans.length }),
      /** @param {Record<string, any>} mutant */
      onMutantTested: ({ fileName, location, mutatorName, replacement, status }) =>
        write({ fileName, line: location.start.line, column: location.start.column, mutatorName, replacement, status }),
    },
  },
];
