import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../src/app/web/admin/query-client.ts';
import { owner } from '../support/first-studio.ts';
import { address, countOf, expectAccessible } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse, unreachable } from '../support/stub-server.ts';

const me = 'GET /api/admin/auth/me';
const signingIn = 'POST /api/admin/auth/login-json';
const publicCompany = 'GET /api/admin/company/settings/public';
const drawn =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const token = () => localStorage.getItem('admin_token');
const email = page.getByLabelText('E-Mail');
const password = page.getByLabelText('Passwort', { exact: true });
const heading = page.getByRole('heading', { name: 'Anmelden' });

test('a spinner is shown while the session is loading (AUTH-004)', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openScreen('/admin/bookings', { answers: { [me]: promise } });
  const loading = page.getByText('Sitzung wird geladen');
  await expect.element(loading).toBeVisible();
  // The spinner is next to its text, has a size, and turns.
  const spinner = page.bySelector('svg.animate-turn:has(circle)');
  await expect.element(spinner).toBeVisible();
  expect(getComputedStyle(spinner.element()).animationName).not.toBe('none');
  // The router mounts the spinner again when its code has arrived.
  await expect.poll(() => spinner.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(16);
  resolve(owner);
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await expect.element(loading).not.toBeInTheDocument();
  await expect.element(spinner).not.toBeInTheDocument();
});

test('a session that the server refuses ends at once (AUTH-011, AMB-032)', async () => {
  const refusal = refuse(401, { detail: 'Not signed in', code: 'unauthorized' });
  const server = await openScreen('/admin/bookings', { answers: { [me]: refusal } });
  await expect.element(page.getByText('Ihre Sitzung ist beendet.')).toBeVisible();
  expect(token()).toBeNull();
  expect(server.asked(me)).toHaveLength(1);
});

test('a single network error does not sign the user out (AMB-032)', async () => {
  let asked = 0;
  await openScreen('/admin/bookings', { answers: { [me]: () => (asked++ === 0 ? unreachable : owner) } });
  await expect.element(page.getByText('Sabine Vogel')).toBeVisible();
});

test('/admin and /admin/login show the sign-in page (AUTH-001, AUTH-002, AMB-001)', async () => {
  await openScreen('/admin', { isSignedOut: true });
  await expect.element(heading).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expect.poll(() => document.title).toBe('Anmelden · FotoBooking');
  await expectAccessible();
});

test('/admin/login shows the sign-in page (AUTH-002, AMB-001)', async () => {
  await openScreen('/admin/login', { isSignedOut: true });
  await expect.element(heading).toBeVisible();
  await expect.element(email).toHaveFocus();
  await expect.poll(() => document.title).toBe('Anmelden · FotoBooking');
});

/** Navigates within the application, like a link. */
const navigate = (path: string): void => {
  const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
  history.pushState({ idx }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
};

test.for(['//evil.example/admin/x', '/\\evil.example', 'https://evil.example/admin/x', 'javascript:alert(1)'])(
  'a sign-in does not lead to %s (W03)',
  async (next) => {
    const stage = await openScreen(`/admin/login?next=${encodeURIComponent(next)}`);
    await expect.poll(address).toBe('/admin/dashboard');
    expect(stage.left).toEqual([]);
  },
);

test('the sign-in form requires e-mail and password (AUTH-005)', async () => {
  const server = await openScreen('/admin', { isSignedOut: true, answers: { [signingIn]: unreachable } });
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect.element(page.getByText('Bitte geben Sie Ihre E‑Mail-Adresse ein.')).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill('a@b.de');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  expect(server.asked(signingIn)).toEqual([]);
});

test('a refused sign-in shows the reason (AUTH-012, AMB-033)', async () => {
  const wrong = refuse(401, { detail: 'E‑Mail oder Passwort ist falsch.', code: 'wrong_credentials' });
  const server = await openScreen('/admin', { isSignedOut: true, answers: { [signingIn]: wrong } });
  const alert = page.getByRole('alert');
  const trySignIn = async (): Promise<void> => {
    await email.fill(owner.email);
    await password.fill('wrong password');
    await page.getByRole('button', { name: 'Anmelden' }).click();
  };
  await trySignIn();
  await expect.element(alert).toHaveTextContent(/^E‑Mail oder Passwort ist falsch\.$/);
  await expectAccessible();
  server.answer({ [signingIn]: refuse(500, '') });
  await trySignIn();
  await expect.element(alert).toHaveTextContent('Anmeldung fehlgeschlagen');
  server.answer({ [signingIn]: unreachable });
  await trySignIn();
  await expect.element(alert).toHaveTextContent(/^Netzwerkfehler\. Bitte versuchen Sie es erneut\.$/);
});

test('a sign-in without a wanted page leads to the dashboard (AUTH-016)', async () => {
  const server = await openScreen('/admin', {
    isSignedOut: true,
    answers: {
      [signingIn]: { access_token: 'the-token', token_type: 'bearer', expires_at: '2027-05-11T22:20:00+02:00' },
    },
  });
  await email.fill(owner.email);
  await password.fill('its password');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect.poll(address).toBe('/admin/dashboard');
  expect(token()).toBe('the-token');
  expect(server.asked(signingIn).map(({ body }) => body)).toMatchObject([
    { email: owner.email, password: 'its password' },
  ]);
});

describe('the shell', () => {
  const names = [
    'Dashboard',
    'Kontakten',
    'Buchungen',
    'Services',
    'Fotografen',
    'Kalender',
    'Berichte',
    'Einstellungen',
  ];
  const current = page.getByRole('navigation').bySelector('[aria-current]');

  test('the header shows the studio and the signed-in administrator (NAV-002, NAV-003, NAV-004, NAV-005)', async () => {
    await openScreen('/admin/bookings');
    const header = page.getByRole('banner');
    await expect.element(header.getByText('FotoBooking')).toBeVisible();
    await expect.element(header.bySelector('svg circle').first()).toBeVisible();
    await expect.element(header.getByText('Sabine Vogel')).toBeVisible();
    await expect.element(header.getByText(owner.email)).toBeVisible();
    await expect.element(header.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  test('the header shows the logo of the studio, or none if it fails to load (NAV-002, NAV-007, AMB-036)', async () => {
    const company = { company_name: 'Studio Lichtblick', logo_url: drawn };
    const server = await openScreen('/admin/bookings', { answers: { [publicCompany]: company } });
    const logo = page.getByRole('banner').bySelector('img');
    await expect.element(logo).toBeVisible();
    await expect.element(logo).toHaveAttribute('src', drawn);
    server.answer({ [publicCompany]: { ...company, logo_url: '/uploads/missing.png' } });
    await queryClient.invalidateQueries();
    await expect.element(page.getByText('Studio Lichtblick')).toBeVisible();
    await expect.element(logo).not.toBeInTheDocument();
  });

  test('what is typed right after Ctrl-K is not lost: the field has the focus before the palette is painted', async () => {
    await openScreen('/admin/bookings');
    await expect.element(page.getByRole('navigation')).toBeVisible();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    await Promise.resolve();
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('the navigation marks the current page (NAV-026)', async () => {
    await openScreen('/admin/settings', {
      answers: {
        'GET /api/admin/contacts/check-new': { has_new: false, count: 0, contacts: [] },
        'GET /api/admin/calendar/events': [],
        'GET /api/admin/calendar/hours': [],
      },
    });
    for (const name of names) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expect.element(current.first()).toHaveTextContent(name);
      await expect.poll(() => countOf(current)).toBe(1);
      await expect.element(current).toHaveAttribute('aria-current', 'page');
    }
    for (const path of ['company', 'payments', 'email', 'page-design', 'calendar/settings']) {
      navigate('/admin/bookings');
      await expect.element(current).toHaveTextContent('Buchungen');
      navigate(`/admin/${path}`);
      await expect.element(current).toHaveTextContent('Einstellungen');
    }
  });

  test('Escape pressed in the moment a dialog opens is its own, also while the focus is elsewhere (NAV-035)', async () => {
    await openScreen('/admin/settings');
    const opener = page.getByRole('button', { name: 'Suchen oder springen' });
    await expect.element(opener).toBeVisible();
    // In one task, so that no frame is rendered in between.
    (opener.element() as HTMLElement).click();
    await Promise.resolve();
    const dialog = document.querySelector('dialog');
    const isFirst = dialog?.matches(':popover-open');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    const isLeftToDialog = document.body.dispatchEvent(escape);
    expect({ isFirst, isLeftToDialog, isModal: dialog?.matches(':modal') }).toEqual({
      isFirst: true,
      isLeftToDialog: true,
      isModal: true,
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
