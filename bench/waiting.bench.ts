import { setTimeout as delay } from 'node:timers/promises';
import { type Studio, startStudio } from '../e2e/support/studio-process.ts';
import { letWait, openSunday, withWaitingList } from '../e2e/support/waiting-list.ts';
import { lanes, within } from './lanes.ts';
import { failIf } from './measure.ts';

const waiting = 10_000;
/** Limits in ms, for nineteen of twenty responses. */
const most = { list: 300, health: 100 };
const measureMs = 40_000;

/** As many who wait behind the one who has joined, for twenty Sundays. */
const manyWait = (studio: Studio): Promise<unknown> =>
  studio.sql(
    `INSERT INTO waiting_entry (id, link_hash, service_id, campaign_id, people, photographer_id, first_day, last_day,
                                weekdays, from_minute, until_minute, customer_name, customer_email, customer_phone,
                                language, joined_at)
     SELECT gen_random_uuid(), sha256(nth::text::bytea), service_id, campaign_id, people, photographer_id,
            first_day + 7 * (nth % 20), last_day + 7 * (nth % 20), weekdays, from_minute, until_minute,
            'Person ' || nth, nth || '@kunde.example', '', language, joined_at + nth * interval '1 second'
     FROM waiting_entry, generate_series(2, $1) AS series (nth)`,
    [waiting],
  );

/** The studio's list and the answers of the process with ten thousand waiting entries, while they are compared. */
export const benchWaiting = async (): Promise<void> => {
  const studio = await startStudio();
  try {
    await measure(studio);
  } finally {
    await studio.stop();
  }
};

const measure = async (studio: Studio): Promise<void> => {
  const { body } = await studio.visit('POST', '/api/admin/auth/login-json', studio.admin);
  const bearer = { authorization: `Bearer ${body.access_token as string}` };
  const { send, close } = lanes(2);
  const times = async (act?: () => Promise<unknown>) => {
    const [list, health]: [number[], number[]] = [[], []];
    const end = performance.now() + measureMs;
    for (let round = 0; performance.now() < end; round++) {
      // A write makes the list be compared again.
      if (round % 20 === 0) await act?.();
      health.push(await answered('/api/health'));
      if (round % 5 === 0) list.push(await answered('/api/admin/waiting-list'));
      await delay(50);
    }
    return { list, health };
  };
  const answered = async (path: string): Promise<number> => {
    const { ms, status } = await send(studio.url + path, undefined, bearer);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    return ms;
  };
  try {
    await withWaitingList(studio);
    await letWait(studio, 'Anna');
    const before = await times();
    await manyWait(studio);
    await openSunday(studio);
    const contact = { name: 'Neu', email: 'neu@kunde.example', source: 'website' };
    const during = await times(() => studio.api('POST', '/api/admin/contacts', contact));
    const [{ count }] = await studio.sql('SELECT count(*) FROM waiting_offer');
    failIf(Number(count) === 0, 'nothing was offered while it was measured');
    print('the first page of the waiting list, one entry', before.list);
    print(`the first page of the waiting list, ${waiting} entries`, during.list, most.list);
    print('health with one waiting entry', before.health);
    print(`health while ${waiting} entries are compared`, during.health, most.health);
  } finally {
    close();
  }
};

const print = (what: string, times: readonly number[], limit?: number): void => {
  const [half, most95, all] = [0.5, 0.95, 1].map((share) => within(share, times));
  const figures = [half, most95, all].map((ms) => (ms ?? Number.NaN).toFixed(0).padStart(5)).join(' /');
  console.log(
    what.padEnd(58),
    `${figures} ms (half / 95 % / all${limit === undefined ? '' : `; limit of 95 %: ${limit} ms`})`,
  );
  failIf(limit !== undefined && (most95 ?? 0) > limit, `${what} takes too long`);
};
