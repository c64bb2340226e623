import type { Mutant, Outcome } from './try-mutants.ts';

/** How many mutants of a group its tests detected. */
export interface Score {
  readonly tried: number;
  readonly detected: number;
  /**
   * How many of the detected ones were detected by a time limit, which a test on an overloaded machine may reach, too.
   */
  readonly byTime: number;
  readonly survivors: readonly Mutant[];
  readonly percent: number;
}

/** Mutants that are not valid programs, and those outside the sample, do not count. */
export const scoreOf = (mutants: readonly Mutant[]): Score => {
  const tried = mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status));
  const survivors = tried.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const detected = tried.length - survivors.length;
  return {
    tried: tried.length,
    detected,
    byTime: tried.filter(isByTime).length,
    survivors,
    percent: (100 * detected) / Math.max(1, tried.length),
  };
};

/** Endless loops are found by counting how often they run, not by time. */
const isByTime = ({ status, reason = '' }: Mutant): boolean =>
  status === 'Timeout' ? !reason.startsWith('Hit limit') : /timed? ?out/i.test(reason);

/** Why the command must fail for a group, or undefined; a group without a floor has not been measured before. */
export const failureOf = (outcome: Outcome, score: Score, floor: number | undefined): string | undefined => {
  if (outcome.incomplete !== undefined) return `${outcome.incomplete}, ${score.tried} of ${outcome.drawn} tried`;
  if (score.tried === 0) return 'nothing was tried';
  if (floor === undefined || score.percent >= floor) return undefined;
  return `${score.percent.toFixed(1)} % is below ${floor} %`;
};
