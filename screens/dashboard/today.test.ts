import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TodaySession } from '#features/calendar/today-contract.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { anna, portrait } from '../support/first-studio.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const marking = 'POST /api/admin/today/{id}/marks';

test('a session that was completed without anybody noting who came can still be marked as missed (TODAY-02, BANK-06)', async () => {
  let session: TodaySession = {
    id: '00000000-0000-4000-8000-000000000301',
    confirmation_code: 'FB-2345',
    status: 'COMPLETED',
    start: '2027-05-11T00:00:00+02:00',
    end: '2027-05-11T01:00:00+02:00',
    service_name: portrait.name,
    service_name_de: portrait.name_de,
    service_name_ru: portrait.name_ru,
    items: [],
    resources: [],
    photographer_id: anna.id,
    photographer_name: anna.name,
    customer_name: 'Clara Hoffmann',
    customer_email: 'clara@kunde.example',
    customer_phone: '+49 170 1234567',
    notes: null,
    version: 3,
    arrived_at: null,
    missed_at: null,
    internal_note: null,
    publish_consent: null,
    publish_consent_at: null,
    money: null,
  };
  const stage = await openScreen('/admin/today', {
    answers: {
      'GET /api/admin/today': () => ({
        ...first['GET /api/admin/today'],
        photographers: [{ id: anna.id, name: anna.name, sessions: [session] }],
      }),
      [marking]: ({ body }: Asked) => {
        const missed_at = body.action === 'missed' ? '2027-05-11T10:20:00+02:00' : null;
        session = { ...session, missed_at, version: session.version + 1 };
        return { version: session.version };
      },
    },
  });
  const clara = page.getByRole('article').filter({ hasText: 'Clara Hoffmann' });
  await expect.element(clara).toHaveTextContent('Fertig');
  await expect.element(clara.getByRole('button', { name: 'Ist da' })).not.toBeInTheDocument();
  await clara.getByRole('button', { name: 'Nicht gekommen' }).click();
  await clara.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(clara.getByRole('button', { name: 'Nicht gekommen' })).toBeVisible();
  await expect
    .poll(() => stage.asked(marking).map(({ params, body }) => [params['id'], body.action, body.version]))
    .toEqual([
      [session.id, 'missed', 3],
      [session.id, 'undo', 4],
    ]);
});
