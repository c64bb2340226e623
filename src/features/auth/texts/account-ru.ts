import type { AccountTexts } from './account-de.ts';

export const ru: AccountTexts = {
  title: 'Учётная запись',
  subtitle: 'Ваш пароль и места, где вы вошли в систему.',

  'password.title': 'Сменить пароль',
  'password.lead': 'С новым паролем все остальные сеансы завершатся.',
  'password.current': 'Текущий пароль',
  'password.new': 'Новый пароль',
  'password.hint': 'Не менее 8 символов. Хорошо подходят три-четыре слова, никак не связанных между собой.',
  'password.repeated': 'Повторите новый пароль',
  'password.submit': 'Сменить пароль',
  'password.changed': 'Пароль изменён.',
  'password.missing': 'Введите текущий пароль.',
  'password.different': 'Пароли не совпадают.',
  'password.too_short': 'Нужно не менее 8 символов.',
  'password.too_long': 'Не более 256 символов.',
  'password.guessable': 'Такой пароль легко угадать.',
  'password.error': 'Не удалось сменить пароль',

  'sessions.title': 'Активные сеансы',
  'sessions.lead': 'Сеанс завершается через двенадцать часов после последнего использования.',
  'sessions.loadError': 'Не удалось загрузить сеансы',
  'sessions.current': 'Этот сеанс',
  'sessions.other': 'Другой сеанс',
  'sessions.since': ({ date, time }) => `с ${date}, ${time}`,
  'sessions.used': ({ date, time }) => `последнее использование ${date}, ${time}`,
  'sessions.end': 'Завершить все остальные',
  'sessions.ended': 'Все остальные сеансы завершены.',
  'sessions.endError': 'Не удалось завершить остальные сеансы',
};
