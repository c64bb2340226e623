import { describe, expect, test } from 'vitest';
import { all, type DictionaryText, forCustomers, german, russian } from './testing/dictionary-texts.ts';

/** The name of an authority is not ours to change. */
const supervision =
  'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg';

const breaking = (texts: readonly DictionaryText[], rule: RegExp, fixed: readonly string[] = []): DictionaryText[] =>
  texts.filter(({ text }) => rule.test(text) && !fixed.includes(text));

describe('consistent wording', () => {
  test('the dictionaries of both languages are loaded', () => {
    expect(german.filter(forCustomers).length).toBeGreaterThan(300);
    expect(russian.filter(forCustomers).length).toBeGreaterThan(300);
    expect(new Set(all.filter(forCustomers).map(({ file }) => file)).size).toBeGreaterThan(20);
  });

  test('to cancel is stornieren in German, never absagen', () => {
    // The name of an action is fixed (DAY-04).
    expect(breaking(german, /absag|sag\w* (?:\w+ )?ab\b/iu, ['Alle absagen'])).toEqual([]);
    // The specification fixes the phase of a contact; customers never see it.
    expect(breaking(german.filter(forCustomers), /abgesagt/iu)).toEqual([]);
  });

  test('a session is called Shooting in texts for customers; съёмка in Russian', () => {
    // The date on a document is named by § 14 UStG.
    const law = [supervision, 'Leistungsdatum'];
    const fixed = ['Fehler beim Laden der Dienstleistungen', 'Keine Dienstleistungen verfügbar', ...law];
    expect(breaking(german.filter(forCustomers), /\bServices?\b|Dienstleistung|\bLeistung/u, fixed)).toEqual([]);
    const fixedInRussian = ['Ошибка при загрузке услуг', 'Нет доступных услуг'];
    expect(breaking(russian.filter(forCustomers), /(?<!цифровых )услуг|фотосесси/iu, fixedInRussian)).toEqual([]);
  });

  test('E‑Mail has a non-breaking hyphen, except in a label of its own', () => {
    // A label of one word has no line break, and programs look up fields by it.
    const labels = ['E-Mail', 'E-mail'];
    // Nor does a placeholder (CONT-013).
    const placeholder = 'Suche nach Name, E-Mail, Telefon, Firma, Tags …';
    expect(breaking(all, /e-mail/iu, [...labels, placeholder])).toEqual([]);
  });

  test('Russian uses one word for e-mail', () => {
    expect(breaking(russian, /электронн|[Пп]о почте|на почту|\bпочт[аыуе]\b/u)).toEqual([]);
  });

  test('… has a space before it in German, none in Russian', () => {
    expect(breaking(german, /[^\s(„]…/u)).toEqual([]);
    // There it represents a typed number.
    expect(breaking(russian, /\s…/u, ['Запись открыта на … дней вперёд'])).toEqual([]);
  });

  test('additional minutes stay on one line with their sign and unit', () => {
    expect(breaking(all, /\+ \$\{minutes\}/u)).toEqual([]);
  });

  test('Russian sentences use the long dash', () => {
    expect(breaking(russian, / [–-] /u)).toEqual([]);
  });

  test('a booking is called запись in Russian, except in specified texts', () => {
    // The note of AMB-106, the sheet of EXP-005, the column of AMB-110 and that of the sheet of extras.
    const fixed = ['Бронь подтверждена', 'Бронирования', 'ID бронирования'];
    expect(breaking(russian, /бронирован(?!о)|(?<!\p{L})брон[ьи](?!\p{L})/iu, fixed)).toEqual([]);
    expect(russian.filter(({ text }) => fixed.includes(text)).map(({ text }) => text)).toEqual([
      'Бронь подтверждена',
      'Бронирования',
      'ID бронирования',
      'ID бронирования',
      'ID бронирования',
    ]);
  });

  test('the back office says Service for what is booked, and verschieben for moving a session', () => {
    // The date on a document is named by § 14 UStG.
    const law = [supervision, 'Leistungsdatum'];
    const fixed = ['Fehler beim Laden der Dienstleistungen', 'Keine Dienstleistungen verfügbar', ...law];
    expect(breaking(german, /leistung/iu, fixed)).toEqual([]);
    expect(breaking(german, /verleg/iu)).toEqual([]);
  });

  test('the remaining amount paid at the studio has one term', () => {
    expect(breaking(russian, /(?<!пре)доплат/iu)).toEqual([]);
    expect(breaking(russian.filter(forCustomers), /на месте/u)).toEqual([]);
  });
});
