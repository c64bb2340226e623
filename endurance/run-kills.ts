import { killRepeatedly } from './kills.ts';
import { killDuringOffers } from './offer-kills.ts';
import { sumOf } from './sum-of.ts';

// `npm run kills -- 50 10`: how often to kill the process, and how often the database. Then one of four processes is
// killed as often as the process before, during offers. `npm run kills -- 0 0 50` does only that.
const [processes = '50', databases = '10', duringOffers = processes] = process.argv.slice(2);
const outcome = await killRepeatedly({ processes: Number(processes), databases: Number(databases) });
console.log(`${outcome.kills} kills, ${outcome.acknowledged} acknowledged bookings`);
console.log(`${outcome.lostBookings} bookings lost, ${outcome.lostMails} confirmations lost`);
console.log(
  `${outcome.repeatedMails} confirmations sent again, ${outcome.unlikeRepeats} of them under another Message-ID`,
);
console.log(`${outcome.orphans} times taken without a booking`);
const isWhole = outcome.lostBookings + outcome.lostMails + outcome.unlikeRepeats + outcome.orphans === 0;

const offers = await killDuringOffers(Number(duringOffers));
const ends = Object.entries(offers.ends).map(([end, count]) => `${count} ${end}`);
console.log(
  `${offers.kills} kills of four processes, ${offers.offers} offers (${ends.join(', ')}), ${offers.bookings} bookings`,
);
console.log(offers.verdict);
console.log(offers.mails);
console.log(`${offers.stillBlocked} of the times that lapsed while no task ran were not free`);
const offersIntact = sumOf(offers.verdict) + offers.mails.lost + offers.mails.notOnce + offers.stillBlocked === 0;

process.exitCode = isWhole && outcome.repeatedMails <= outcome.kills && offersIntact ? 0 : 1;
