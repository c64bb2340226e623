/** Compare these figures only within one run: they are meaningful as ratios. */
export const rounds = 5;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Prints `what` as a share of a base measured in the same rounds: median and range. Returns the median. */
export const printShare = (what: string, values: readonly number[], bases: readonly number[], base: string): number => {
  const ratios = values.map((value, i) => value / (bases[i] ?? Number.NaN));
  const range = `${percent(Math.min(...ratios))} … ${percent(Math.max(...ratios))}`;
  const share = median(ratios);
  console.log(`${what.padEnd(58)} ${percent(share).padStart(8)} of ${base} (${range})`);
  return share;
};

/** Calls `run` from `lanes` concurrent loops for a while. Returns calls per second. */
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

/** Reports that a limit is exceeded and makes the command fail. */
export const failIf = (isTooMuch: boolean, what: string): void => {
  if (!isTooMuch) return;
  console.error(`NOT HELD: ${what}`);
  process.exitCode = 1;
};
