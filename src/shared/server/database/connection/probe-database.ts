import { Socket } from 'node:net';
import pg from 'pg';
import { isRefused } from '../database-problem.ts';
import type { Probe } from './pulse.ts';

/** How long to wait for the connection to close, in ms. */
const goodbyeMs = 2000;

/**
 * Opens a new connection to see whether the database responds. A server that has no free connection or refuses the
 * password is reachable.
 */
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
