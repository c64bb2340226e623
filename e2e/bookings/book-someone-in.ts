import type { Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog');
export const palette = (page: Page) => page.getByRole('combobox', { name: 'Befehle und Bereiche' });
export const field = (page: Page, label: string) => dialog(page).getByLabel(new RegExp(`^${label}`));
export const known = (page: Page) => dialog(page).getByRole('listbox', { name: 'Bekannte Kunden' });
export const title = (page: Page) => dialog(page).getByRole('heading', { name: 'Buchung erstellen' });
export const clara = { name: 'Clara Hoffmann', email: 'clara@kunde.example', phone: '+49 177 8331234' };
export const ben = { name: 'Ben Adler', email: 'ben@kunde.example', phone: '+49 178 9990000' };
