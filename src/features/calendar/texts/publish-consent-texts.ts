import type { Language } from '#shared/kernel/language.ts';

/** The texts about publishing the pictures of a session, imported by the screens that show it. */
const de = {
  label: 'Veröffentlichung',
  title: 'Veröffentlichung der Bilder',
  question: 'Was sagt die Kundin oder der Kunde?',
  hint: 'Die Einwilligung kann jederzeit widerrufen werden: dann hier „Nicht erlaubt“ wählen. Im Protokoll steht, wer was wann eingetragen hat.',
  none: 'Noch nicht gefragt',
  given: 'Erlaubt',
  refused: 'Nicht erlaubt',
  action: 'Einwilligung …',
  change: 'Ändern',
  saved: 'Die Antwort ist eingetragen.',
  changed: 'Der Termin wurde inzwischen geändert. Bitte prüfen und noch einmal speichern.',
  error: 'Die Einwilligung konnte nicht geladen werden',
  onPaper: 'Bilder veröffentlichen: ☐ ja ☐ nein',
};

export type PublishConsentTexts = typeof de;

const ru: PublishConsentTexts = {
  label: 'Публикация',
  title: 'Публикация снимков',
  question: 'Что отвечает клиент?',
  hint: 'Согласие можно отозвать в любое время: тогда выберите здесь «Не разрешено». В журнале видно, кто, что и когда отметил.',
  none: 'Ещё не спрашивали',
  given: 'Разрешено',
  refused: 'Не разрешено',
  action: 'Согласие…',
  change: 'Изменить',
  saved: 'Ответ записан.',
  changed: 'Запись тем временем изменили. Проверьте и сохраните ещё раз.',
  error: 'Не удалось загрузить согласие',
  onPaper: 'Публиковать снимки: ☐ да ☐ нет',
};

export const publishConsentTexts: Readonly<Record<Language, PublishConsentTexts>> = { de, ru };
