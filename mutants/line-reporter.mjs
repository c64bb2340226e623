// A reporter for Stryker that writes each result at once, so that a run that is stopped keeps its results.
import { appendFileSync } from 'node:fs';

const file = process.env.MUTANTS_RESULTS ?? '';

/** @type {(result: object) => void} */
const write = (result) => appendFileSync(file, `${JSON.stringify(result)}\n`);

export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'lines',
    value: {
      /** @param {{ mutantPlans: readonly { plan: string }[] }} plan */
      onMutationTestingPlanReady: ({ mutantPlans }) =>
        write({ planned: mutantPlans.filter(({ plan }) => plan === 'Run').length }),
      /** @param {Record<string, any>} mutant */
      onMutantTested: ({ fileName, location: { start }, mutatorName, replacement, status, statusReason }) =>
        write({
          fileName,
          line: start.line,
          column: start.column,
          mutatorName,
          replacement,
          status,
          reason: statusReason?.slice(0, 300),
        }),
    },
  },
];
