import { setTimeout as delay } from 'node:timers/promises';
import { makeCampaign } from '../e2e/support/campaigns.ts';
import { berlinDay } from '../e2e/support/dates.ts';
import type { Studio } from '../e2e/support/studio-process.ts';
import { fromElsewhere, lanes, within } from './lanes.ts';
import { failIf } from './measure.ts';
import { withBareServer } from './with-bare-server.ts';

const openings = 3;
const people = 300;
const spots = 40;
const duration = 10_000;
/** Limit in ms for every single answer, on two cores. */
const mostMs = 1000;

/**
 * Mini-session days open, and 300 people come to each within ten seconds: everybody requests the page, then a spot,
 * and whoever is too late the page's data with the waiting list. Beside it a bare response is requested at the same pace.
 */
export const benchOpening = (studio: Studio): Promise<void> =>
  withBareServer(async (bare) => {
    await studio.api('PUT', '/api/admin/calendar/settings', { waiting_list_hours: 2 });
    const { send, close } = lanes(people);
    const times: Record<Kind, number[]> = { page: [], booked: [], refused: [], 'waiting list': [], bare: [] };
    const note = (kind: Kind, { ms }: { readonly ms: number }) => times[kind].push(ms);
    // The first opening is a warm-up.
    for (let opening = 0; opening <= openings; opening++) {
      for (const kind of kinds) if (opening === 1) times[kind].length = 0;
      const { slug, ids, opens } = await planned(studio, opening);
      const url = `${studio.url}/api/campaigns/${slug}`;
      await delay(opens - Date.now());
      const statuses = await Promise.all(
        Array.from({ length: people }, async (_, i) => {
          await delay((i * duration) / people);
          note('bare', await send(bare));
          note('page', await send(`${studio.url}/aktion/${slug}`));
          const wanted = { spot_id: ids[(i * 7) % spots], customer: personOf(opening, i) };
          const answer = await send(`${url}/book`, wanted);
          note(answer.status === 201 ? 'booked' : 'refused', answer);
          if (answer.status !== 201) note('waiting list', await send(url));
          return answer.status;
        }),
      );
      const [won, lost] = [201, 409].map((status) => statuses.filter((one) => one === status).length);
      if (won !== spots || lost !== people - spots) throw new Error(`${won} of ${people} were booked, ${lost} refused`);
      await offersWaitingList(url);
    }
    close();
    report(times);
  });

const kinds = ['page', 'booked', 'refused', 'waiting list', 'bare'] as const;
type Kind = (typeof kinds)[number];

/** A day of 40 spots that opens in two seconds; every opening has a day of its own. */
const planned = async (studio: Studio, opening: number) => {
  const opens = Date.now() + 2000;
  const slug = `opening-${opening}`;
  const campaign = await makeCampaign(studio, {
    slug,
    date: berlinDay(12 + opening),
    from: '08:00',
    to: '18:00',
    session_minutes: 10,
    opens_at: new Date(opens).toISOString(),
  });
  return { slug, opens, ids: campaign.spots.map(({ id }) => id) };
};

const personOf = (opening: number, number: number) => ({
  name: `Person ${number}`,
  email: `person${opening}-${number}@kunde.example`,
  phone: `+49 170 ${1_000_000 + opening * people + number}`,
});

/** Throws unless all spots are sold, once each, and whoever came too late can join the waiting list. */
const offersWaitingList = async (url: string): Promise<void> => {
  const shown = await (await fetch(url, { headers: fromElsewhere() })).json();
  const { state, waiting_list, counts } = shown as { state: string; waiting_list: boolean; counts: { sold: number } };
  if (state !== 'sold_out' || !waiting_list || counts.sold !== spots) throw new Error(JSON.stringify(shown));
};

const report = (times: Readonly<Record<Kind, readonly number[]>>): void => {
  for (const kind of kinds) {
    const [half, most, last] = [0.5, 0.95, 1].map((share) => `${within(share, times[kind]).toFixed(1)} ms`);
    const name = `${people} people in ${duration / 1000} s on ${spots} spots: ${kind}`;
    console.log(
      name.padEnd(58),
      `median ${half}, 95 % within ${most}, slowest ${last} (${times[kind].length} answers)`,
    );
  }
  const all = kinds.filter((kind) => kind !== 'bare').flatMap((kind) => times[kind]);
  failIf(within(1, all) > mostMs, 'an answer at an opening takes longer than a second');
};
