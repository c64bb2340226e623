import { startStudio } from '../e2e/support/studio-process.ts';
import { fuzz } from './fuzz.ts';

// `npm run fuzz -- 100000 7`: number of requests, and the seed they are generated from.
const [total = '100000', seed = '1'] = process.argv.slice(2);
const studio = await startStudio({ JOBS: 'off', STRIPE_API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error' });
try {
  const { sent, statuses, wrong, memory } = await fuzz(studio, Number(total), Number(seed));
  console.log(`${sent} requests, seed ${seed}`);
  for (const [status, times] of [...statuses].sort(([a], [b]) => a - b)) console.log(`${status}: ${times}`);
  console.log(`memory of the server in MB during the run: ${memory.join(' ')}`);
  console.log(`${wrong.length} unexpected responses`);
  for (const one of wrong.slice(0, 20)) console.log(one);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await studio.stop();
}
