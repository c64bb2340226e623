import { describe, expect, it } from 'vitest';
import { origin } from '../testing/passkey-studio.ts';
import { SoftwarePasskey } from '../testing/software-passkey.ts';
import { jana, teamStudio } from '../testing/team-studio.ts';

const { studio, invite, accept, signIn, me, audited } = teamStudio();

describe('a passkey instead of a password', () => {
  const made = async (token: string) => {
    const options = (await studio().call('POST', '/api/invitations/passkey-options', { token })).body;
    const device = new SoftwarePasskey(origin);
    return { device, passkey: device.create(options) };
  };

  it('is made on the page of the link, and signs in from then on (TEAM-02)', async () => {
    const { id, token } = await invite();
    const { device, passkey } = await made(token);
    const { status, body } = await accept(token, { passkey, passkey_name: 'Telefon' });
    expect(status).toBe(200);
    expect((await me(body.access_token)).body.id).toBe(id);
    const options = (await studio().call('POST', '/api/passkeys/sign-in/options')).body;
    const again = await studio().call('POST', '/api/passkeys/sign-in', { passkey: device.sign(options) });
    expect((await me(again.body.access_token)).body.id).toBe(id);
    expect((await signIn(jana.email, '')).status).toBe(422);
    expect((await audited()).at(-1)).toMatchObject({ action: 'team.joined', details: { with: 'passkey' } });
  });

  it('is refused with a challenge that was used, and the link stays open (TEAM-02)', async () => {
    const { token } = await invite();
    const { passkey } = await made(token);
    await invite({ email: 'other@example.de' });
    await accept(token, { passkey: { ...passkey, response: { ...passkey.response, attestationObject: 'AA' } } });
    expect(await accept(token, { passkey })).toMatchObject({ status: 403, body: { code: 'wrong_passkey' } });
    expect((await accept(token)).status).toBe(200);
  });
});
