import { contend } from './contention.ts';

// `npm run contention -- 10000 200 rooms`: number of attempts, how many at once, and whether sessions need a room.
const [attempts = '10000', atOnce = '200', rooms] = process.argv.slice(2);
const plan = { processes: 4, attempts: Number(attempts), atOnce: Number(atOnce), rooms: rooms === 'rooms' };
const guarded = await contend(plan);
const unguarded = await contend({ ...plan, attempts: Math.min(plan.attempts, 2000), unguarded: true });
const errors = [...guarded.statuses].filter(([status]) => status >= 500);

const shown = [...guarded.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
console.log(`${guarded.attempts} attempts over ${plan.processes} processes, ${plan.atOnce} at once`);
console.log(shown.join(', '));
console.log(
  `${guarded.overlaps} overlaps, ${guarded.fruitless} rounds without a winner, 99 % responded within ${guarded.p99} ms`,
);
console.log(`${unguarded.overlaps} overlaps in ${unguarded.attempts} attempts with the constraints taken away`);
const holds = guarded.overlaps === 0 && guarded.fruitless === 0 && errors.length === 0 && unguarded.overlaps > 0;
process.exitCode = holds ? 0 : 1;
