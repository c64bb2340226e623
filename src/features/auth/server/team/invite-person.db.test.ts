import { describe, expect, it } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { recordedMails } from '../testing/recorded-mails.ts';
import { jana, teamStudio } from '../testing/team-studio.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const { studio, db, ask, people, invite, signIn, audited, ownId } = teamStudio();

describe('inviting a person', () => {
  it('sends a mail in the language of the person, and lists the person until it is accepted (TEAM-02)', async () => {
    const { status, body } = await ask('POST', '', { ...jana, email: 'Jana@Example.de', language: 'ru' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...jana, language: 'ru', state: 'invited', invited_until: '2030-06-06T08:00:00+02:00', is_self: false },
    });
    expect(await recordedMails(db())).toEqual([
      {
        kind: 'studio_invitation',
        recipient: 'studio',
        to_address: 'jana@example.de',
        language: 'ru',
        status: 'waiting',
        params: {
          invitation_id: expect.any(String),
          full_name: 'Jana Fischer',
          invited_by: 'Test Studio',
          expires_at: studio().context.now() + 72 * 3_600_000,
        },
      },
    ]);
    expect(await people()).toMatchObject([
      { full_name: 'Jana Fischer' },
      { full_name: 'Test Studio', state: 'active' },
    ]);
    expect(await audited()).toEqual([
      {
        actor: await ownId(),
        action: 'team.invited',
        details: { admin_id: body.id, name: 'Jana Fischer', role: 'desk' },
      },
    ]);
    expect((await signIn()).status).toBe(401);
  });

  it.each([{}, { current_password: 'guess' }])('requires a fresh factor: %j (TEAM-02, KEY-02)', async (given) => {
    const { id } = await invite();
    const { access_token } = (await signIn(adminLogin.email, adminLogin.password)).body;
    studio().setNow('2030-06-03T08:15');
    const call = (method: 'POST' | 'PUT', path: string, body: object = {}) =>
      studio().call(method, `/api/admin/team${path}`, { ...body, ...given }, bearer(access_token));
    const answers = [
      await call('POST', '', { ...jana, email: 'other@example.de' }),
      await call('PUT', `/${id}`, { role: 'owner' }),
      await call('POST', `/${id}/invite-again`),
      await call('POST', `/${id}/remove-invitation`),
      await call('POST', `/${id}/deactivate`),
      await call('POST', `/${id}/reactivate`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect(await people()).toHaveLength(2);
  });

  it('is refused for the address of somebody in the team, also in twenty requests at once (TEAM-02)', async () => {
    const taken = { status: 409, body: { code: 'address_taken', detail: expect.stringContaining('E‑Mail-Adresse') } };
    expect(await ask('POST', '', { ...jana, email: adminLogin.email.toUpperCase() })).toMatchObject(taken);
    const confirmed = { ...jana, current_password: undefined };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('POST', '', confirmed)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(19).fill(409)]);
    expect(await recordedMails(db())).toHaveLength(1);
  });

  it.each([
    [{ full_name: '' }, ['full_name']],
    [{ email: 'nobody' }, ['email']],
    [{ role: 'admin' }, ['role']],
    [{ language: 'fr' }, ['language']],
    [{ role: 'photographer' }, ['photographer_id']],
    [{ role: 'photographer', photographer_id: 'x' }, ['photographer_id']],
    [{ role: 'photographer', photographer_id: '00000000-0000-4000-8000-000000000000' }, ['photographer_id']],
  ])('is refused at the field that is wrong: %j (TEAM-02)', async (more, fields) => {
    const { status, body } = await ask('POST', '', { ...jana, ...more });
    expect({ status, fields: body.detail.map(({ loc }: { loc: string[] }) => loc.at(-1)) }).toEqual({
      status: 422,
      fields,
    });
  });

  it('links an account to a photographer, who is named by the list (TEAM-02)', async () => {
    const photographer_id = await studio().addPhotographer({ name: 'Mara Licht' });
    const { id } = await invite({ role: 'photographer', photographer_id });
    const found = (await ask('GET')).body;
    expect(found.photographers).toContainEqual({ id: photographer_id, name: 'Mara Licht' });
    expect(found.people[0]).toMatchObject({
      id,
      role: 'photographer',
      photographer_id,
      photographer_name: 'Mara Licht',
    });
    const desk = await ask('POST', '', { ...jana, email: 'desk@example.de', photographer_id });
    expect(desk.body).toMatchObject({ role: 'desk', photographer_id: null });
  });
});
