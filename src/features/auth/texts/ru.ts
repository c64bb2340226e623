import type { AuthTexts } from './de.ts';

export const ru: AuthTexts = {
  'login.title': 'Вход',
  'login.intro': 'Ваше рабочее место: съёмки, клиенты и настройки.',
  'login.email': 'E-mail',
  'login.password': 'Пароль',
  'login.showPassword': 'Показать пароль',
  'login.hidePassword': 'Скрыть пароль',
  'login.submit': 'Войти',
  'login.busy': 'Выполняется вход …',
  'login.emailMissing': 'Пожалуйста, укажите ваш e-mail.',
  'login.passwordMissing': 'Пожалуйста, укажите пароль.',
  'login.error': 'Не удалось войти. Проверьте e-mail и пароль.',
  'login.ended': 'Ваш сеанс завершён. Пожалуйста, войдите ещё раз.',
  'login.signedOut': 'Вы вышли из системы.',
  'session.loading': 'Загрузка сеанса …',
};
