import { describe, expect, it } from 'vitest';
import { german, russian } from './testing/dictionary-texts.ts';

/** Texts in the form in which a screen shows them: a value is written as …, and spaces may be non-breaking. */
const shown = (text: string): string => text.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\u00a0|\u00a0/g, ' ');
const inGerman = german.map(({ text }) => shown(text));
const inRussian = russian.map(({ text }) => shown(text));

describe('wording that was chosen once', () => {
  it.each([
    'Alle Uhrzeiten in Berliner Zeit.',
    'Eine E‑Mail mit allen Angaben ist unterwegs an ….',
    'Wählen Sie Ihr Shooting und wer Sie fotografiert.',
    'Shooting aussuchen, freie Zeit wählen, fertig. Freie Termine sehen Sie sofort, rund um die Uhr.',
    'So einfach geht’s',
    '… bietet dieses Shooting nicht mehr an. Bitte wählen Sie jemand anderen.',
    'Excel: Auswertung',
    'Excel: alle Buchungen',
    'Termin oder Abwesenheit eintragen',
    'Bei Kontakten nachfassen',
    'Abgelaufene Daten werden stündlich automatisch gelöscht.',
    'Das konnte gerade nicht geprüft werden.',
    'Es wird keine E‑Mail verschickt.',
    'Erstattung je nach Zeitpunkt der Stornierung:',
    '… mehr als im Zeitraum davor',
    '… weniger als im Zeitraum davor',
    'Offen · …',
    'Termin vorbei',
    'Kapselform',
    'Am … abgeschaltet: Das Programm nimmt keine Meldungen mehr an.',
  ])('German: %s', (text) => expect(inGerman).toContain(text));

  it.each([
    'Запишитесь на съёмку за две минуты.',
    'Impressum (реквизиты)',
    'Утро',
    'Полдень',
    'После обеда',
    'Вечер',
    'Из этой суммы возвращено',
    'Остаток, оплата в студии',
    'Введите правильный адрес, например name@example.com.',
    'Минутку, открываем страницу оплаты…',
    'Свободных окон: …',
    'Интервал начала съёмок (мин)',
    'Запись открыта на … дней вперёд',
    'С учётом одной записи',
    'Подготовка к первым клиентам',
    'Удалять контакты с отказом',
    'Сведения о владельце сайта',
    'Вернуть',
    'Не сохранять',
    'Отменить запись',
    'Чаще всего снимает',
  ])('Russian: %s', (text) => expect(inRussian).toContain(text));

  it('no dictionary says the same in the words that were replaced', () => {
    const replaced =
      /für Berlin\b|Bestätigung haben wir|rund um die Uhr buchbar|am selben Tag antworten|Auszeit|Pille|hinaus(?!geht)|Zeit verstrichen|ließ sich nicht feststellen|nichts mehr hören|geht stündlich|Excel-Export|Vorperiode/u;
    expect(inGerman.filter((text) => replaced.test(text))).toEqual([]);
    const replacedInRussian =
      /Выходные данные|отказавшихся|Середина дня|Чаще всего у|Из них возвращено|Доплата на месте|Остаток на месте|Шаг начала|свободных времени|Готовы к первым|будете перенаправлены|\(минуты?\)|дополнительн\S+ услуг/u;
    expect(inRussian.filter((text) => replacedInRussian.test(text))).toEqual([]);
  });

  it('in Russian a button of one word never cancels: it takes back, does not save, or names what it cancels', () => {
    expect(inRussian.filter((text) => text === 'Отменить')).toEqual([]);
  });

  it('no text promises an answer within a time', () => {
    expect(
      inGerman.filter((text) => /(?:am selben|am gleichen) Tag|innerhalb (?:eines|von) .*(?:Tag|Stunde)/u.test(text)),
    ).toEqual(['Zu viele E‑Mails zu unbestätigten Buchungen an diese Adresse innerhalb eines Tages']);
    expect(inRussian.filter((text) => /в тот же день|в течение (?:дня|часа|суток)/u.test(text))).toEqual([]);
  });
});
