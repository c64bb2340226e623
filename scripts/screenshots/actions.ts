import type { Page } from '@playwright/test';

/** What a person does on a screen before its picture is taken. */

export const cancelPaid = async (page: Page): Promise<void> => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Stornieren|Отменить)/ })
    .click();
  await page.locator('select[name=share]').selectOption('part');
};

export const chooseFirst = async (page: Page): Promise<void> => {
  await page.locator('input[type=radio]').first().check({ force: true });
  await page.locator('input[name=photographer]').first().check({ force: true });
};

export const onToDate = async (page: Page): Promise<void> => {
  await chooseFirst(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  await page.locator('button[data-free]').last().click();
  await page.locator('input[name=slot]').first().check({ force: true });
};

export const onToDetails = async (page: Page): Promise<void> => {
  await onToDate(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  const [name, email, phone] = await page.locator('main input:not([type=checkbox])').all();
  await name?.fill('Friederike Baumgartner-Oßwald');
  await email?.fill('friederike@kunde.example');
  await phone?.fill('+49 170 1234567');
  await page.getByRole('checkbox').check();
};

export const onToConfirmation = async (page: Page): Promise<void> => {
  await onToDetails(page);
  await page.getByRole('button', { name: /^(?:Weiter|Далее)$/ }).click();
  await page.getByRole('button', { name: /Zahlungspflichtig buchen|Забронировать с обязанностью оплаты/ }).waitFor();
};

export const openFirstContact = (page: Page): Promise<void> => page.locator('[data-opens]').first().click();

export const openPreview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Vorschau ansehen|Открыть просмотр)$/ }).click();
  await page.locator('dialog iframe').waitFor();
  await page.waitForLoadState('networkidle');
};

export const openFirstMessage = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('li > button').first().click();
  await page.locator('dialog iframe').waitFor();
  await page.waitForLoadState('networkidle');
};

export const bookFirst = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /verschieben nach|переместить в/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^(?:Termin geplant|Съёмка назначена)$/ }).click();
  await page.getByLabel(/^(?:Service|Услуга)/).selectOption({ index: 1 });
  await page.getByLabel(/^(?:Fotograf|Фотограф)/).selectOption({ index: 1 });
  await page.getByRole('grid').waitFor();
};

export const chooseFile = async (page: Page): Promise<void> => {
  const rows = ['Ines Okafor;ines@anfrage.example;0151 5550101;new', 'Tom Reuter;tom@anfrage.example;;Rückruf'];
  const buffer = Buffer.from(['name;email;telefon;status', ...rows].join('\n'));
  await page.getByLabel(/^CSV-(?:Datei|файл)$/).setInputFiles({ name: 'Herbst.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('dialog').waitFor();
};

export const importFile = async (page: Page): Promise<void> => {
  await chooseFile(page);
  const start = page.getByRole('button', { name: /^\d+ Kontakte? importieren$|^Импортировать \d+/ });
  if ((await start.count()) > 0) {
    await start.click();
    await page.getByRole('button', { name: /^(?:Fertig|Готово)$/ }).click();
  } else
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(?:Schließen|Закрыть)$/ })
      .click();
  await page.getByRole('button', { name: /^(?:Bisherige Importe|Прошлые импорты)$/ }).click();
  await page.getByRole('dialog').getByText('Herbst.csv').first().waitFor();
};
export const nextDay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(?:Nächster Tag|Следующий день)$/ }).click();
  await page.waitForLoadState('networkidle');
};

export const askTime = async (page: Page): Promise<void> => {
  await nextDay(page);
  await page
    .locator('[data-drop-from]')
    .first()
    .click({ position: { x: 60, y: 30 } });
  await page.locator('[data-explanation] li').first().waitFor();
};

export const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').last().waitFor();
  };

/** A new key asks for the password again. */
export const askPassword = async (page: Page): Promise<void> => {
  await press(/^(?:Neuer Schlüssel|Новый ключ)/)(page);
  await page.getByRole('dialog').locator('input').first().fill('Buchhaltung');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.locator('dialog input[type=password]').waitFor();
};

/** The studio raises its price while a customer is at the last step. */
export const raisePrice = async (page: Page): Promise<void> => {
  await page.route('**/api/bookings', (route) =>
    route.fulfill({
      status: 409,
      json: {
        detail: 'price changed',
        code: 'price_changed',
        price: 300,
        expected_price: 150,
        prepayment: 0,
        expected_prepayment: 0,
      },
    }),
  );
  await onToConfirmation(page);
  await page.getByRole('button', { name: /Zahlungspflichtig buchen|Забронировать с обязанностью оплаты/ }).click();
  await page.getByRole('alert').first().waitFor();
};

export const onPaper = (page: Page): Promise<void> => page.emulateMedia({ media: 'print' });
