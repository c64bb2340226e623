import type { ContactsTexts } from './de.ts';

export const ru: ContactsTexts = {
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
