import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { origin } from '../testing/passkey-studio.ts';
import { jana, janasPassword, teamStudio } from '../testing/team-studio.ts';

const { studio, db, ask, invite, join, read, accept, signIn, me, audited } = teamStudio();
const stateOf = async (token: string) => (await read(token)).body;
const nothing = { full_name: null, email: null, role: null, invited_by: null, expires_at: null };

describe('the link of an invitation', () => {
  it('says who is invited by whom, and changes nothing (TEAM-02)', async () => {
    const { token } = await invite({ language: 'ru' });
    const view = {
      state: 'open',
      full_name: jana.full_name,
      email: jana.email,
      role: 'desk',
      invited_by: 'Test Studio',
      expires_at: '2030-06-06T08:00:00+02:00',
      language: 'ru',
      passkey_origin: origin,
    };
    expect([await stateOf(token), await stateOf(token)]).toEqual([view, view]);
  });

  it('sets a password once, and signs in with the role of the invitation (TEAM-02)', async () => {
    const { id, token } = await invite();
    const { status, body } = await accept(token);
    expect({ status, body }).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    expect((await me(body.access_token)).body).toMatchObject({ id, full_name: jana.full_name, role: 'desk' });
    expect((await signIn()).status).toBe(200);
    expect(await accept(token, { password: 'ein anderes gutes Wort' })).toMatchObject({
      status: 409,
      body: { code: 'invitation_used', detail: expect.stringContaining('schon angenommen') },
    });
    expect(await stateOf(token)).toMatchObject({ ...nothing, state: 'used' });
    expect((await audited()).at(-1)).toEqual({ actor: id, action: 'team.joined', details: { with: 'password' } });
  });

  it('is used by one of forty who accept at once (TEAM-02)', async () => {
    const { token } = await invite();
    const answers = [];
    for (let round = 0; round < 2; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => accept(token)))));
    }
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // More than twenty-two hashes at once are not computed.
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(
      (
        await sql`SELECT FROM session WHERE admin_id <> (SELECT id FROM admin_user WHERE email <> ${jana.email})`.execute(
          db(),
        )
      ).rows,
    ).toHaveLength(1);
  });

  it('ends after 72 hours (TEAM-02)', async () => {
    const { token } = await invite();
    studio().setNow('2030-06-06T07:59');
    expect(await stateOf(token)).toMatchObject({ state: 'open' });
    studio().setNow('2030-06-06T08:00');
    expect(await stateOf(token)).toMatchObject({ ...nothing, state: 'expired' });
    expect(await accept(token)).toMatchObject({ status: 409, body: { code: 'invitation_expired' } });
    expect((await signIn()).status).toBe(401);
  });

  it.each(['x', 'A'.repeat(43), 'ä'])('is answered with 404 if nobody has it: %s (TEAM-02)', async (token) => {
    const unknown = { status: 404, body: { detail: expect.stringContaining('Dieser Link gilt nicht') } };
    expect(await read(token)).toMatchObject(unknown);
    expect(await accept(token)).toMatchObject(unknown);
    expect(await studio().call('POST', '/api/invitations/passkey-options', { token })).toMatchObject(unknown);
  });

  it.each([
    ['kurz', 'too_short'],
    ['password123', 'guessable'],
    ['Jana Fischer', 'guessable'],
    [jana.email, 'guessable'],
  ])('refuses the password %s as the rule does, and stays open (TEAM-02)', async (password, type) => {
    const { token } = await invite();
    expect(await accept(token, { password })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'password'], type }] },
    });
    expect((await accept(token)).status).toBe(200);
  });

  it.each([{}, { password: janasPassword, passkey: {} }, { passkey: { id: 'x' } }])(
    'requires a password or a passkey: %j (TEAM-02)',
    async (given) => {
      const { token } = await invite();
      expect((await accept(token, given)).status).toBe(422);
    },
  );
});

describe('a person who was invited', () => {
  it('gets no session from the database before accepting, whichever program writes it (TEAM-02)', async () => {
    const { id } = await invite();
    const insert = () =>
      sql`INSERT INTO session (id, token_hash, admin_id, expires_at)
      VALUES (gen_random_uuid(), sha256('x'), ${id}, now() + interval '1 hour')`.execute(db());
    await expect(insert()).rejects.toMatchObject({ constraint: 'session_of_active_account' });
  });

  it('is an owner as soon as she has accepted as one (TEAM-02)', async () => {
    const { access_token } = await join({ role: 'owner' });
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await studio().call('GET', '/api/admin/team', undefined, headers)).body.people).toHaveLength(2);
    expect((await ask('GET')).body.people[0]).toMatchObject({ role: 'owner', state: 'active' });
  });
});
