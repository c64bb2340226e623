import type { Studio } from '../e2e/support/studio-process.ts';
import { type BookingBody, bookingBody } from './booking-bodies.ts';
import { lanes, within } from './lanes.ts';
import { failIf, median, rounds } from './measure.ts';
import { withBareServer } from './with-bare-server.ts';

const customers = 64;
const slotsPerRound = 20;
/** Limit in ms on an otherwise idle machine. */
const mostMs = 40;

/** Sixty-four customers book the same slot at once: one succeeds. Measures how long the last response takes. */
export const benchContended = (studio: Studio, what: { service_id: string; photographer_id: string }): Promise<void> =>
  withBareServer(async (bare) => {
    const { send, close } = lanes(customers);
    const allAtOnce = (url: string, body?: BookingBody) =>
      Promise.all(Array.from({ length: customers }, () => send(url, body)));
    const figures: { bare: number[]; booking: number[] } = { bare: [], booking: [] };
    let slot = 0;
    for (let round = -1; round < rounds; round++) {
      const times: { bare: number[]; booking: number[] } = { bare: [], booking: [] };
      for (let i = 0; i < slotsPerRound; i++) {
        times.bare.push(...(await allAtOnce(bare)).map(({ ms }) => ms));
        const responses = await allAtOnce(
          `${studio.url}/api/bookings`,
          bookingBody(what.service_id, what.photographer_id, slot++),
        );
        times.booking.push(...responses.map(({ ms }) => ms));
        const won = responses.filter(({ status }) => status === 201).length;
        const lost = responses.filter(({ status }) => status === 409).length;
        if (won !== 1 || lost !== customers - 1) throw new Error(`${won} of ${customers} were booked, ${lost} refused`);
      }
      // The first round is a warm-up.
      if (round < 0) continue;
      figures.bare.push(within(0.99, times.bare));
      figures.booking.push(within(0.99, times.booking));
    }
    close();
    const ratio = median(figures.booking.map((ms, i) => ms / (figures.bare[i] ?? Number.NaN)));
    const range = `${Math.min(...figures.booking).toFixed(1)} … ${Math.max(...figures.booking).toFixed(1)}`;
    console.log(
      `${customers} customers on one slot, 99 % responded within`.padEnd(58),
      `${median(figures.booking).toFixed(1)} ms (${range}), ${ratio.toFixed(1)} x a bare Fastify response`,
    );
    failIf(median(figures.booking) > mostMs, 'a lost race takes too long');
  });
