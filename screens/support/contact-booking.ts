import { page } from 'vitest/browser';
import { anna, portrait } from './first-studio.ts';
import { freeDay } from './wizard.ts';

/** The dialog that books a contact. */
export const bookingDialog = page.getByRole('dialog', { name: 'Buchung erstellen' });

/** Selects a portrait by Anna, and the first free time of a day. */
export const chooseAll = async (): Promise<void> => {
  await bookingDialog.getByLabelText('Service').selectOptions(portrait.id);
  await bookingDialog.getByLabelText('Fotograf').selectOptions(anna.id);
  await bookingDialog.bySelector(`[data-date="${freeDay}"]`).click();
  await bookingDialog.getByRole('button', { name: '09:00', exact: true }).click();
};
