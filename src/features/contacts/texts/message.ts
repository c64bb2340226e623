import type { TextsOf } from '#shared/web/texts.tsx';

/**
 * The texts of the form that writes to the studio, imported by that form alone. They are not in the texts of the public
 * pages, which every visitor loads.
 */
const de = {
  'message.title': 'Schreiben Sie uns',
  'message.intro': 'Stellen Sie Ihre Frage, wir melden uns bei Ihnen.',
  'message.name': 'Ihr Name',
  'message.email': 'Ihre E‑Mail-Adresse',
  'message.phone': 'Ihre Telefonnummer',
  'message.text': 'Ihre Nachricht',
  'message.homepage': 'Dieses Feld bitte leer lassen',
  'message.send': 'Nachricht senden',
  'message.privacy': 'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten.',
  'message.privacy.link': 'Datenschutz',
  'message.error.name': 'Bitte geben Sie Ihren Namen ein.',
  'message.error.email': 'Bitte geben Sie eine gültige E‑Mail-Adresse ein.',
  'message.error.text': 'Bitte schreiben Sie uns, worum es geht.',
  'message.error.send': 'Die Nachricht konnte nicht gesendet werden',
  'message.error.limit':
    'Von diesem Anschluss kamen gerade viele Nachrichten. Bitte versuchen Sie es in einer Stunde noch einmal, oder rufen Sie an.',
  'message.sent': 'Vielen Dank für Ihre Nachricht!',
  'message.sent.text': (email: string) => `Wir haben sie bekommen und antworten an ${email}.`,
  'message.another': 'Noch eine Nachricht schreiben',
} as const;

export type MessageTexts = TextsOf<typeof de>;

const ru: MessageTexts = {
  'message.title': 'Напишите нам',
  'message.intro': 'Задайте вопрос, и мы вам ответим.',
  'message.name': 'Ваше имя',
  'message.email': 'Ваш e‑mail',
  'message.phone': 'Ваш телефон',
  'message.text': 'Ваше сообщение',
  'message.homepage': 'Оставьте это поле пустым',
  'message.send': 'Отправить сообщение',
  'message.privacy': 'Мы используем ваши данные только для ответа.',
  'message.privacy.link': 'Конфиденциальность',
  'message.error.name': 'Пожалуйста, введите имя.',
  'message.error.email': 'Пожалуйста, введите правильный e‑mail.',
  'message.error.text': 'Пожалуйста, напишите, чем мы можем помочь.',
  'message.error.send': 'Не удалось отправить сообщение',
  'message.error.limit':
    'С этого подключения только что пришло много сообщений. Попробуйте ещё раз через час или позвоните нам.',
  'message.sent': 'Спасибо за сообщение!',
  'message.sent.text': (email: string) => `Мы его получили и ответим на ${email}.`,
  'message.another': 'Написать ещё одно сообщение',
};

export const messageTexts = { de, ru };
