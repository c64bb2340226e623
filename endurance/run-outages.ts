import { databaseOutages } from './database-outages.ts';
import { mailOutage } from './mail-outage.ts';

// `npm run outages -- 20 60`: duration in seconds of each outage of the database, and of the mail server.
const [databaseSeconds = '20', mailSeconds = '60'] = process.argv.slice(2);
const limits = { respondedMs: 3000, readyMs: 5000, slower: 1.5 };
const violations: string[] = [];
const demand = (holds: boolean, what: string): void => {
  if (!holds) violations.push(what);
};

for (const one of await databaseOutages(['stopped', 'killed', 'silent'], Number(databaseSeconds))) {
  const { outage, asked, wrong, slowest, backAfter, acknowledged, lost } = one;
  console.log(
    `database ${outage} for ${databaseSeconds} s: ${asked} requests, the slowest responded after ${slowest} ms`,
  );
  console.log(`  ${wrong.length} unexpected responses, ready ${backAfter} ms after its return`);
  console.log(`  ${lost} of ${acknowledged} acknowledged bookings lost`);
  for (const problem of wrong.slice(0, 10)) console.log(`  ${problem}`);
  demand(wrong.length === 0 && slowest <= limits.respondedMs, `${outage}: 503 within ${limits.respondedMs} ms`);
  demand(backAfter <= limits.readyMs, `${outage}: ready within ${limits.readyMs} ms`);
  demand(lost === 0 && acknowledged > 0, `${outage}: nothing lost`);
}

if (Number(mailSeconds) > 0) {
  const mail = await mailOutage(Number(mailSeconds));
  console.log(`no mail server, ${mailSeconds} s in each way: ${mail.bookings} bookings, as many with a mail server`);
  for (const trouble of ['refusing', 'hanging', 'busy'] as const) {
    const [without, withServer] = [mail.without[trouble], mail.withServer[trouble]];
    const ratio = without / withServer;
    console.log(
      `  ${trouble}: ${without.toFixed(1)} ms per booking, with a mail server ${withServer.toFixed(1)} ms: ${ratio.toFixed(2)}`,
    );
    demand(ratio <= limits.slower, `${trouble}: bookings are not slowed down`);
  }
  const { backlog, missing, repeated, drainedAfter } = mail;
  console.log(
    `  ${backlog} mails waited, all sent ${drainedAfter} s after its return; ${missing} missing, ${repeated} twice`,
  );
  demand(backlog > 0 && missing === 0 && repeated === 0, 'every mail once');
}
for (const violation of violations) console.log(`NOT HELD: ${violation}`);
process.exitCode = violations.length === 0 ? 0 : 1;
