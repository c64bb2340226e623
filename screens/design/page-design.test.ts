import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageDesignTemplates, templateNames } from '#features/settings/domain/design/page-design-templates.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { keepRecord } from '../support/kept-record.ts';
import { address, countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const path = '/api/admin/page-design/settings';
const design = first['GET /api/admin/page-design/settings'];
const failing = refuse(500, '');
const alert = page.getByRole('alertdialog');
const save = page.getByRole('button', { name: 'Speichern' });
const colour = page.getByLabelText('Hauptfarbe', { exact: true });

test('the screen has three tabs, a reset and five templates (PAGE-001, PAGE-002, PAGE-009)', async () => {
  await openScreen('/admin/page-design');
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(['Vorlagen', 'Einstellungen', 'Vorschau']);
  await expect.element(page.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  const templates = page.bySelector('[data-template]');
  expect(countOf(templates)).toBe(5);
  expect(templates.elements().map((one) => one.getAttribute('data-template'))).toEqual([...templateNames]);
  await expectAccessible();
  // Tabs by keyboard.
  (page.getByRole('tab', { name: 'Vorlagen' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Einstellungen' })).toHaveFocus();
  await expect.poll(address).toContain('tab=settings');
});

test('the address keeps the tab, which is accessible in the dark theme and on a phone (PAGE-001)', async () => {
  await openScreen('/admin/page-design?tab=settings');
  await expect.element(page.getByRole('tab', { name: 'Einstellungen' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible();
  await page.getByRole('button', { name: 'Dunkles Design' }).click();
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
});

test('the design has nine values with their choices (PAGE-003..008, AMB-009)', async () => {
  await openScreen('/admin/page-design?tab=settings', {
    answers: { [`GET ${path}`]: { ...design, card_style: 'outlined' } },
  });
  await expect.element(colour).toHaveValue('#9333EA');
  const labelled = (label: string) => page.getByLabelText(label, { exact: true });
  const options = (label: string) => [...(labelled(label).element() as HTMLSelectElement).options].map((o) => o.value);
  expect(options('Art des Hintergrunds')).toEqual(['gradient', 'solid']);
  expect(options('Schrift')).toEqual(['System', 'Inter', 'Roboto', 'Poppins', 'Montserrat', 'Open Sans']);
  expect(options('Schaltflächen')).toEqual(['rounded', 'square', 'pill']);
  expect(options('Karten')).toEqual(['elevated', 'flat', 'outlined']);
  await expect.element(labelled('Karten')).toHaveValue('outlined');
  await expect.element(labelled('Zweite Farbe')).toHaveValue('#EC4899');
  await expect.element(labelled('Verlauf: Anfang')).toBeVisible();
  await expect.element(labelled('Verlauf: Ende')).toBeVisible();
  await expect.element(labelled('Hintergrundfarbe')).not.toBeInTheDocument();
  await labelled('Art des Hintergrunds').selectOptions('solid');
  await expect.element(labelled('Hintergrundfarbe')).toBeVisible();
  await expect.element(labelled('Verlauf: Anfang')).not.toBeInTheDocument();
});

test('changes are saved, with a message (PAGE-013, PAGE-016, PAGE-018)', async () => {
  const kept = keepRecord(path, design);
  const server = await openScreen('/admin/page-design?tab=settings', {
    answers: { ...kept.answers, [`PUT ${path}`]: failing },
  });
  await colour.fill('#12');
  await expect.element(save).toBeDisabled();
  await page.getByLabelText('Hauptfarbe: Farbe auswählen').fill('#0369a1');
  await expect.element(colour).toHaveValue('#0369A1');
  await page.getByLabelText('Schaltflächen').selectOptions('pill');
  await save.click();
  await expect.element(alert).toHaveTextContent('Failed to update settings');
  await alert.getByRole('button', { name: 'OK' }).click();
  server.answer(kept.answers);
  await save.click();
  await expect.element(alert).toHaveTextContent('Einstellungen erfolgreich gespeichert!');
  expect(server.asked(`PUT ${path}`)[1]?.body).toEqual({ primary_color: '#0369A1', button_style: 'pill' });
});

test('colours that make text unreadable give a warning before they are saved', async () => {
  await openScreen('/admin/page-design?tab=settings');
  await colour.fill('#FDE047');
  await expect.element(page.getByText('Damit Texte lesbar bleiben')).toBeVisible();
  const shown = /Links und hervorgehobene Texte erscheinen in #[0-9A-F]{6}\./;
  await expect.element(page.getByText(shown)).toBeVisible();
});

test('the reset requires a confirmation, reports failures, and restores the defaults (PAGE-012, PAGE-014, PAGE-017, ERR-013)', async () => {
  const resetting = 'POST /api/admin/page-design/reset';
  const kept = keepRecord(path, { ...design, ...pageDesignTemplates.sunset, version: 1 });
  const server = await openScreen('/admin/page-design?tab=settings', {
    answers: { ...kept.answers, [resetting]: failing },
  });
  const reset = page.getByRole('button', { name: 'Zurücksetzen' }).first();
  const confirm = () => alert.getByRole('button', { name: 'Zurücksetzen' }).click();
  await reset.click();
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(alert).not.toBeInTheDocument();
  expect(server.asked(resetting)).toEqual([]);
  await reset.click();
  await confirm();
  await expect.element(alert).toHaveTextContent('Failed to reset settings');
  await alert.getByRole('button', { name: 'OK' }).click();
  server.answer({
    [resetting]: () => {
      kept.change(design);
      return kept.stored();
    },
  });
  await reset.click();
  await confirm();
  await expect.element(page.getByText('Die Standardwerte gelten wieder.')).toBeVisible();
  await expect.element(colour).toHaveValue('#9333EA');
  expect(server.asked(resetting)).toHaveLength(2);
});

test('a failure to load is shown, with a retry (PAGE-015)', async () => {
  const server = await openScreen('/admin/page-design', { answers: { [`GET ${path}`]: failing } });
  await expect.element(page.getByText('Failed to fetch settings')).toBeVisible();
  await expectAccessible();
  server.answer({ [`GET ${path}`]: design });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.poll(() => countOf(page.getByRole('tab'))).toBe(3);
});

test('a template requires a confirmation and sets all nine fields at once (PAGE-010, PAGE-011, PAGE-018, AMB-011, ERR-012)', async () => {
  const kept = keepRecord(path, design);
  const server = await openScreen('/admin/page-design', { answers: kept.answers });
  const apply = page.getByRole('button', { name: 'Vorlage „Ozeanblau“ anwenden' });
  await apply.click();
  await alert.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(server.asked(`PUT ${path}`)).toEqual([]);
  await apply.click();
  await alert.getByRole('button', { name: 'Anwenden' }).click();
  await expect.element(alert).toHaveTextContent('Einstellungen erfolgreich gespeichert!');
  await alert.getByRole('button', { name: 'OK' }).click();
  expect(server.asked(`PUT ${path}`).map(({ body }) => body)).toEqual([pageDesignTemplates['ocean-blue']]);
  await expect.element(page.bySelector('[data-template=ocean-blue]')).toHaveTextContent('In Verwendung');
});
