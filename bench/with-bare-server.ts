import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const port = 3999;

/**
 * Runs `act` while a minimal Fastify server, which only sends a constant response, runs next to the product; `url` is
 * its address.
 */
export const withBareServer = async (act: (url: string) => Promise<void>): Promise<void> => {
  const url = `http://127.0.0.1:${port}/slots`;
  const bare = spawn(process.execPath, ['--import', 'tsx', 'bench/bare-server.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  });
  try {
    await untilReady(url);
    await act(url);
  } finally {
    bare.kill('SIGTERM');
  }
};

const untilReady = async (url: string): Promise<void> => {
  for (let i = 0; i < 200; i++) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isThere) return;
    await delay(50);
  }
  throw new Error(`${url} does not respond`);
};
