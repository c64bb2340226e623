import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '../support/open-screen.tsx';
import { refuse, unreachable } from '../support/stub-server.ts';

const uploading = 'POST /api/admin/pictures/of/{owner_kind}/{owner_id}';

test('an upload that a server in front refuses, or whose connection breaks, ends with its reason (PIC-08)', async () => {
  const replies = [refuse(413, '<h1>413 Request Entity Too Large</h1>'), unreachable];
  const server = await openScreen('/admin/services', {
    answers: {
      'GET /api/admin/pictures/of/{owner_kind}/{owner_id}': [],
      [uploading]: () => replies.shift() ?? unreachable,
    },
  });
  await page.getByRole('button', { name: 'Bilder von Porträtshooting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bilder · Porträtshooting' });
  const canvas = new OffscreenCanvas(66, 44);
  canvas.getContext('2d')?.fillRect(0, 0, 66, 44);
  const content = await canvas.convertToBlob({ type: 'image/jpeg' });
  const upload = () =>
    userEvent.upload(
      dialog.getByLabelText('Bilder hinzufügen'),
      new File([content], 'gross.jpg', { type: 'image/jpeg' }),
    );
  await upload();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(/^Die Datei ist zu groß für den Server, der vor FotoBooking steht/);
  await dialog.getByRole('button', { name: 'Meldung zu gross.jpg schließen' }).click();
  await upload();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Keine Verbindung. Bitte versuchen Sie es noch einmal.');
  const sent = server.asked(uploading).map(({ headers }) => headers.get('x-upload-name'));
  expect(new Set(sent).size).toBe(2);
  expect(sent[0]).toMatch(/^[\da-f-]{36}$/);
});
