/** Everything here is compared within one run: these figures mean something only as ratios. */
export const rounds = 5;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Prints `what` as a share of a base measured in the same rounds: the median, which it answers, and the range. */
export const printShare = (what: string, values: readonly number[], bases: readonly number[], base: string): number => {
  const ratios = values.map((value, i) => value / (bases[i] ?? Number.NaN));
  const range = `${percent(Math.min(...ratios))} … ${percent(Math.max(...ratios))}`;
  const share = median(ratios);
  console.log(`${what.padEnd(58)} ${percent(share).padStart(8)} of ${base} (${range})`);
  return share;
};

/** Calls `run` from `lanes` loops for a while and answers calls per second. */
export const throughput = async (
  lanes: number,
  forMs: number,
  run: (lane: number) => Promise<void>,
): Promise<number> => {
  let calls = 0;
  const end = performance.now() + forMs;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() < end) {
        await run(lane);
        calls++;
      }
    }),
  );
  return calls / ((performance.now() - started) / 1000);
};

/** Says that a limit is not held, and lets the command fail. */
export const complainIf = (isTooMuch: boolean, what: string): void => {
  if (!isTooMuch) return;
  console.error(`NOT HELD: ${what}`);
  process.exitCode = 1;
};
