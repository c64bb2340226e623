import type { CDPSession, Page } from '@playwright/test';
import { freePort, type Studio, startStudio } from '../support/studio-process.ts';

/** A studio at an address where browsers allow passkeys without https. */
export const startAtLocalhost = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<{ studio: Studio; at: string }> => {
  const port = String(await freePort());
  const at = `http://localhost:${port}`;
  return { studio: await startStudio({ PORT: port, PUBLIC_URL: at, JOBS: 'off', ...settings }), at };
};

/** A device of the browser, with a fingerprint that fits. */
export const withDevice = async (page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
};
