import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';

const previewing = 'POST /api/admin/email-settings/test-preview';

test('the preview asks with unsaved values for the chosen mail, in a frame without scripts, and the focus returns (MAIL-002, MAIL-009, SRV-41)', async () => {
  const server = await openScreen('/admin/email', {
    answers: {
      [previewing]: ({ query }: Asked) => ({
        subject: `Betreff von ${query.get('template_type')}`,
        html: '<p>Mail</p>',
        text: `Text von ${query.get('template_type')}, ${query.get('language')}`,
        url: 'about:blank#mail',
      }),
    },
  });
  await page.getByLabelText('Text im Kopf').fill('Studio Nordlicht');
  await page.getByLabelText('Hauptfarbe', { exact: true }).fill('#0369A1');
  const open = page.getByRole('button', { name: 'Vorschau ansehen' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Vorschau der E‑Mail' });
  const frame = dialog.bySelector('iframe');
  await expect.element(frame).toHaveAttribute('sandbox', '');
  await expect.element(frame).toHaveAttribute('src', 'about:blank#mail');
  await expect.element(dialog.getByText('Betreff: Betreff von booking_confirmation')).toBeVisible();
  await dialog.getByLabelText('Nachricht').selectOptions('reminder');
  await expect.element(dialog.getByText('Betreff: Betreff von reminder')).toBeVisible();
  await dialog.getByLabelText('Sprache').selectOptions('ru');
  await dialog.getByLabelText('Nachricht').selectOptions('studio_refund_needed');
  await dialog.getByText('Textfassung').click();
  await expect.element(dialog.bySelector('pre')).toHaveTextContent('Text von studio_refund_needed, ru');
  expect(server.asked(previewing).at(-1)?.body).toMatchObject({
    primary_color: '#0369A1',
    header_text: 'Studio Nordlicht',
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});
