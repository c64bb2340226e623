import { Socket } from 'node:net';
import pg from 'pg';
import { isRefused } from './database-problem.ts';
import type { Probe } from './pulse.ts';

/** A goodbye that nobody takes is not waited for. */
const goodbyeMs = 2000;

/** Asks the database, on a connection of its own, whether it answers. One that has no room or wants another password is there. */
export const probeDatabase = (config: pg.ClientConfig): Probe => {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on('error', () => undefined);
  const ask = async (): Promise<'there' | 'refused'> => {
    try {
      await client.connect();
      await client.query('SELECT 1');
      return 'there';
    } catch (error) {
      return isRefused(error) ? 'there' : 'refused';
    } finally {
      socket.setTimeout(goodbyeMs, () => socket.destroy());
      client.end().catch(() => socket.destroy());
    }
  };
  return { sign: ask(), abandon: () => void socket.destroy() };
};
