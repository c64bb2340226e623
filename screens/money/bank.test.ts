import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BankLines, OpenBankLine, ReadBankStatement } from '#features/booking/bank-contract.ts';
import first from '../support/first-answers.json' with { type: 'json' };
import { countOf, expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import { type Asked, refuse } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const reading = 'POST /api/admin/bank-statements';
const listing = 'GET /api/admin/bank-lines';
const assigning = 'POST /api/admin/bank-lines/{id}/assign';
const max = {
  booking_id: crypto.randomUUID(),
  confirmation_code: 'FB-2222',
  customer_name: 'Max Ungenau',
  service_name: 'Porträtshooting',
  service_name_de: null,
  service_name_ru: null,
  start: '2027-05-20T10:00:00+02:00',
  status: 'PAYMENT_PENDING' as const,
  awaited: 75,
  left: 150,
  obstacle: null,
};
const line: OpenBankLine = {
  id: crypto.randomUUID(),
  booked_on: '2027-05-11',
  amount: 70,
  payer: 'Otto Ungenau',
  text: 'FB-2222',
  candidates: [max],
};
const empty: BankLines = { in_use: true, awaited: 0, lines: [] };
const outcome: ReadBankStatement = { recorded: [], doubtful: 0, known: 0, ignored: 0 };
const clara = {
  booking_id: crypto.randomUUID(),
  confirmation_code: 'FB-1111',
  customer_name: 'Clara Genau',
  amount: 75,
};

test('without transfers the screen says so (BANK-02)', async () => {
  await openScreen('/admin/bank', { answers: { [listing]: first[listing] } });
  await expect.element(page.getByRole('heading', { name: 'Überweisungen sind ausgeschaltet' })).toBeVisible();
});

test('dropped statements say what was recorded, a doubtful transfer is recorded with one press, and the same file changes nothing (BANK-02)', async () => {
  let lines: readonly OpenBankLine[] = [];
  const results: Record<string, ReadBankStatement> = {
    'auszug.xml': { ...outcome, recorded: [clara] },
    'umsaetze.csv': { ...outcome, doubtful: 1, ignored: 1 },
  };
  const server = await openScreen('/admin/bank', {
    answers: {
      [listing]: () => ({ ...empty, awaited: 2, lines: [...lines] }),
      [reading]: ({ body: { file } }: Asked) => {
        const result = results[file.name] ?? refuse(400, { detail: 'no statement', code: 'statement_unreadable' });
        results[file.name] = { ...outcome, known: 1, ignored: file.name === 'umsaetze.csv' ? 1 : 0 };
        if (file.name === 'umsaetze.csv' && server.asked(assigning).length === 0) lines = [line];
        return result;
      },
      [assigning]: () => {
        lines = [];
        return { success: true };
      },
    },
  });
  const [camt, csv] = [new File(['x'], 'auszug.xml'), new File(['y'], 'umsaetze.csv')];
  const area = page.bySelector('[data-drop]');
  await expect.element(area).toBeVisible();
  const transfer = new DataTransfer();
  for (const file of [camt, csv]) transfer.items.add(file);
  area.element().dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  const files = page.getByRole('list', { name: 'Eingelesene Dateien' });
  const of = (name: string) => files.bySelector(':scope > li').filter({ hasText: name }).first();
  const counts = (name: string) => textsOf(of(name).getByRole('definition'));
  await expect.poll(() => counts('auszug.xml')).toEqual(['1', '0', '0', '0']);
  await expect.element(of('auszug.xml')).toHaveTextContent('Clara Genau');
  await expect.poll(() => counts('umsaetze.csv')).toEqual(['0', '1', '0', '1']);
  await expectAccessible();
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
  await page.viewport(1280, 720);

  await expect.element(page.getByRole('heading', { name: '1 Überweisung wartet auf Ihre Entscheidung' })).toBeVisible();
  await expect.element(page.getByText('5,00 € zu wenig')).toBeVisible();
  await page.getByRole('button', { name: 'Zuordnen: Max Ungenau, FB-2222' }).click();
  await expect.element(page.getByText('70,00 € für Max Ungenau verbucht')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Nichts zu entscheiden' })).toHaveFocus();
  expect(server.asked(assigning).map(({ params, body }) => [params['id'], body])).toEqual([
    [line.id, { booking_id: max.booking_id }],
  ]);

  const choice = page.getByLabelText('Dateien wählen');
  await userEvent.upload(choice, [csv, camt]);
  await expect.poll(() => counts('umsaetze.csv')).toEqual(['0', '0', '1', '1']);
  await expect.poll(() => counts('auszug.xml')).toEqual(['0', '0', '1', '0']);
  await userEvent.upload(choice, new File(['<!DOCTYPE a [<!ENTITY b "b">]><Document/>'], 'boese.xml'));
  await expect.element(files.getByRole('alert')).toHaveTextContent('boese.xml wurde nicht eingelesen');
});

test('a transfer belongs to none or was decided meanwhile, and what fails to load can be requested again (BANK-02)', async () => {
  const dismissing = 'POST /api/admin/bank-lines/{id}/dismiss';
  let lines = [line, { ...line, id: crypto.randomUUID(), amount: 2 }];
  const server = await openScreen('/admin/bank', {
    answers: {
      [listing]: refuse(500, { detail: 'kaputt' }),
      [assigning]: refuse(409, { code: 'already_decided', detail: 'x' }),
      [dismissing]: ({ params }: Asked) => {
        lines = lines.filter(({ id }) => id !== params['id']);
        return { success: true };
      },
    },
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Die Überweisungen konnten nicht geladen werden');
  server.answer({ [listing]: () => ({ ...empty, lines }) });
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  const card = (amount: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'Auf dem Konto' })
      .filter({ hasText: `${amount} €von` });
  await card('2,00').getByRole('button', { name: 'Gehört zu keiner Buchung' }).click();
  await expect.poll(() => countOf(card('2,00'))).toBe(0);
  await card('70,00')
    .getByRole('button', { name: /^Zuordnen/ })
    .click();
  await expect.element(page.getByText('Jemand hat inzwischen über diese Überweisung entschieden.')).toBeVisible();
});
