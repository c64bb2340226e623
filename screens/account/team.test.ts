import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PersonView } from '#features/auth/team-contract.ts';
import { owner } from '../support/first-studio.ts';
import { expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';

const alone: PersonView = {
  id: owner.id,
  full_name: owner.full_name,
  email: owner.email,
  role: 'owner',
  photographer_id: null,
  photographer_name: null,
  language: null,
  state: 'active',
  invited_until: null,
  is_invitation_expired: false,
  api_keys: 0,
  is_self: true,
  version: '1',
};
const invited: PersonView = {
  ...alone,
  id: '00000000-0000-4000-8000-0000000000aa',
  full_name: 'Jana Fischer',
  email: 'jana@example.de',
  role: 'desk',
  state: 'invited',
  invited_until: '2027-05-10T10:20:00+02:00',
  is_invitation_expired: true,
  is_self: false,
};

test('an invitation that has expired says so; its person is edited, and it is deleted, in Russian too (TEAM-02)', async () => {
  let people = [alone, invited];
  const server = await openScreen('/admin/team', {
    answers: {
      'GET /api/admin/team': () => ({ people, photographers: [] }),
      'PUT /api/admin/team/{id}': ({ body }) => {
        const changed = { ...invited, role: body.role, version: '2' };
        people = [alone, changed];
        return changed;
      },
      'POST /api/admin/team/{id}/remove-invitation': () => {
        people = [alone];
        return { success: true };
      },
    },
  });
  const jana = page.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: 'Jana Fischer' });
  await expect.element(jana).toHaveTextContent(/Die Einladung ist abgelaufen/);
  await jana.getByRole('button', { name: /bearbeiten/ }).click();
  const edit = page.getByRole('dialog', { name: 'Jana Fischer bearbeiten' });
  await edit.getByLabelText('Rolle').selectOptions('Buchhaltung');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(jana).toHaveTextContent(/Buchhaltung/);
  expect(server.asked('PUT /api/admin/team/{id}').map(({ body }) => body.role)).toEqual(['accountant']);
  await page.getByRole('button', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Команда' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Удалить приглашение: / }).click();
  await page.getByRole('button', { name: 'Удалить приглашение', exact: true }).click();
  await expect.element(page.getByText('Пока вы здесь одни')).toBeVisible();
});

test('the link of an invitation that has expired says so (TEAM-02)', async () => {
  await openScreen('/admin/login#invitation=a-token', {
    isSignedOut: true,
    answers: {
      'POST /api/invitations/read': {
        state: 'expired',
        full_name: null,
        email: null,
        role: null,
        invited_by: null,
        expires_at: null,
        language: null,
        passkey_origin: null,
      },
    },
  });
  await expect.element(page.getByText('Diese Einladung ist abgelaufen')).toBeVisible();
});
