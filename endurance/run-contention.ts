import { contend } from './contention.ts';
import { sumOf } from './sum-of.ts';

// `npm run contention -- 10000 200 rooms offers`: number of attempts, how many at once, whether sessions need a room, and
// whether half of the clients offer times and act on offers.
const [attempts = '10000', atOnce = '200', ...also] = process.argv.slice(2);
const [rooms, offers] = [also.includes('rooms'), also.includes('offers')];
const plan = { processes: 4, attempts: Number(attempts), atOnce: Number(atOnce), rooms, offers };
const guarded = await contend(plan);
const unguarded = await contend({ ...plan, attempts: Math.min(plan.attempts, 2000), unguarded: true });
const errors = [...guarded.statuses].filter(([status]) => status >= 500);

const shown = [...guarded.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
console.log(`${guarded.attempts} attempts over ${plan.processes} processes, ${plan.atOnce} at once`);
console.log(shown.join(', '));
console.log(
  `${guarded.overlaps} overlaps, ${guarded.fruitless} rounds without a booking, 99 % responded within ${guarded.p99} ms`,
);
if (guarded.offers) console.log(guarded.offers);
console.log(`${unguarded.overlaps} overlaps in ${unguarded.attempts} attempts without the constraints`);
const violations = guarded.overlaps + sumOf(guarded.offers ?? {});
const holds = violations === 0 && guarded.fruitless === 0 && errors.length === 0 && unguarded.overlaps > 0;
process.exitCode = holds ? 0 : 1;
