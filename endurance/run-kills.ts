import { killRepeatedly } from './kills.ts';
import { dieDuringOffers } from './offer-deaths.ts';
import { killDuringOffers } from './offer-kills.ts';
import { sumOf } from './sum-of.ts';

// `npm run kills -- 50 10`: how often to kill the process, and how often the database. Then one of four processes is
// killed as often as the process before, during offers, and as many processes end themselves, each at another statement.
// `npm run kills -- 0 0 50 50` does only these two.
const [processes = '50', databases = '10', duringOffers = processes, atStatements = processes] = process.argv.slice(2);
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

const deaths = await dieDuringOffers(Number(atStatements));
const { acknowledged } = deaths;
console.log(
  `${atStatements} kills of four processes at chosen statements, ${acknowledged.offers.size} acknowledged offers, ${acknowledged.bookings.size} bookings`,
);
console.log(deaths.verdict);
console.log(deaths.mails);
console.log(`${deaths.stillBlocked} of the times that lapsed while no task ran were not free`);
const { lost, notOnce, sentAgain } = deaths.mails;
const deathsIntact = sumOf(deaths.verdict) + lost + notOnce + sentAgain + deaths.stillBlocked === 0;

process.exitCode = isWhole && outcome.repeatedMails <= outcome.kills && offersIntact && deathsIntact ? 0 : 1;
