import { killRepeatedly } from './kills.ts';

// `npm run kills -- 50 10`: how often to kill the process, and how often the database.
const [processes = '50', databases = '10'] = process.argv.slice(2);
const outcome = await killRepeatedly({ processes: Number(processes), databases: Number(databases) });
console.log(`${outcome.kills} kills, ${outcome.acknowledged} acknowledged bookings`);
console.log(`${outcome.lostBookings} bookings lost, ${outcome.lostMails} confirmations lost`);
console.log(
  `${outcome.repeatedMails} confirmations sent again, ${outcome.unlikeRepeats} of them under another Message-ID`,
);
console.log(`${outcome.orphans} times taken without a booking`);
const isWhole = outcome.lostBookings + outcome.lostMails + outcome.unlikeRepeats + outcome.orphans === 0;
process.exitCode = isWhole && outcome.repeatedMails <= outcome.kills ? 0 : 1;
