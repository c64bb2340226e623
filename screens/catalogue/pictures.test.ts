import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminPicture } from '#features/pictures/contract.ts';
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

test('a dropped file is uploaded, and one that was cut off is refused afterwards in words (PIC-01, PIC-02)', async () => {
  const reading = 'GET /api/admin/pictures/of/{owner_kind}/{owner_id}';
  const picture: AdminPicture = {
    id: '00000000-0000-4000-8000-000000000961',
    state: 'waiting',
    problem: null,
    file_name: 'anna.jpg',
    alt: {},
    focus_x: 50,
    focus_y: 50,
    shown: null,
  };
  let pictures: AdminPicture[] = [];
  const server = await openScreen('/admin/photographers', {
    answers: {
      [reading]: () => {
        const read = pictures;
        pictures = pictures.map((one) => ({ ...one, state: 'refused', problem: 'unreadable' }));
        return read;
      },
      [uploading]: () => {
        pictures = [picture];
        return picture;
      },
    },
  });
  await page.getByRole('button', { name: /^Bilder von Anna/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Bilder · Anna/ });
  const place = dialog.bySelector('[data-drop]');
  await expect.element(place).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['cut off'], 'anna.jpg', { type: 'image/jpeg' }));
  for (const type of ['dragover', 'drop'])
    place.element().dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Das Bild ist beschädigt');
  expect(server.asked(uploading).map(({ body }) => body.file.name)).toEqual(['anna.jpg']);
  // One picture only: the place is taken, and the broken one can be replaced.
  await expect.element(place).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('anna.jpg ersetzen')).toBeInTheDocument();
});
