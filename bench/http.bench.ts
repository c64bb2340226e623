import autocannon from 'autocannon';
import type { Studio } from '../e2e/studio-process.ts';
import { withBareServer } from './bare-answer.ts';
import { printShare, rounds } from './measure.ts';

const connections = 64;
const seconds = 3;

/** Reading availability over HTTP from the database, as a share of a bare Fastify answer on the same machine. */
export const benchHttp = async (studio: Studio, what: { service_id: string; photographer_id: string }): Promise<void> =>
  withBareServer(async (bare) => {
    const query = `service_id=${what.service_id}&photographer_id=${what.photographer_id}`;
    const { date, month } = nextMonday();
    const figures: { bare: number[]; day: number[]; month: number[] } = { bare: [], day: [], month: [] };
    for (let round = 0; round < rounds; round++) {
      figures.bare.push(await load(bare));
      figures.day.push(await load(`${studio.url}/api/availability?${query}&date=${date}`));
      figures.month.push(await load(`${studio.url}/api/availability/month?${query}&month=${month}`));
    }
    printShare('a day of slots over HTTP, 64 connections', figures.day, figures.bare, 'a bare Fastify answer');
    printShare('a month of slots over HTTP, 64 connections', figures.month, figures.bare, 'a bare Fastify answer');
  });

const load = async (url: string): Promise<number> => {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
};

export const nextMonday = (): { date: string; month: string } => {
  const day = new Date(Date.now() + 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  const date = day.toISOString().slice(0, 10);
  return { date, month: date.slice(0, 7) };
};
