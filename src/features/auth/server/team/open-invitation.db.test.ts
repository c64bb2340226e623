import { describe, expect, it } from 'vitest';
import { recordedMails } from '../testing/recorded-mails.ts';
import { teamStudio } from '../testing/team-studio.ts';

const { studio, db, ask, people, invite, newestToken, read, accept, audited } = teamStudio();

describe('an invitation that was not accepted', () => {
  it('is replaced by another one, whose link is the only valid one (TEAM-02)', async () => {
    const { id, token } = await invite();
    studio().setNow('2030-06-05T10:00');
    const again = await ask('POST', `/${id}/invite-again`);
    expect(again.body).toMatchObject({ state: 'invited', invited_until: '2030-06-08T10:00:00+02:00' });
    const newer = await newestToken();
    expect(newer).not.toBe(token);
    expect([(await read(token)).status, (await accept(token)).status]).toEqual([404, 404]);
    expect((await read(newer)).body).toMatchObject({ state: 'open', full_name: 'Jana Fischer' });
    expect((await audited()).map(({ action }) => action)).toEqual(['team.invited', 'team.invited_again']);
  });

  it('is deleted with the person, and its link and mail end (TEAM-02)', async () => {
    const { id, token } = await invite();
    expect((await ask('POST', `/${id}/remove-invitation`)).body).toEqual({ success: true });
    expect(await people()).toHaveLength(1);
    expect((await accept(token)).status).toBe(404);
    expect(await recordedMails(db())).toEqual([]);
    expect((await audited()).at(-1)).toMatchObject({
      action: 'team.invitation_removed',
      details: { name: 'Jana Fischer' },
    });
    expect((await ask('POST', `/${id}/invite-again`)).status).toBe(404);
  });

  it('is shown as expired after 72 hours (TEAM-02)', async () => {
    await invite();
    studio().setNow('2030-06-06T08:00');
    expect((await people())[0]).toMatchObject({ state: 'invited', is_invitation_expired: true });
  });

  it.each(['invite-again', 'remove-invitation'])(
    'cannot be handled as one once it is accepted: %s (TEAM-02)',
    async (path) => {
      const { id, token } = await invite();
      await accept(token);
      expect(await ask('POST', `/${id}/${path}`)).toMatchObject({ status: 409, body: { code: 'not_invited' } });
      expect(await people()).toMatchObject([{ state: 'active', invited_until: null }, {}]);
    },
  );
});
