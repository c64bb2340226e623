import type { FormTexts } from './de.ts';

export const ru: FormTexts = {
  'form.name': 'Имя',
  'form.emailAddress': 'E-mail',
  'form.phone': 'Телефон',
  'form.save': 'Сохранить',
  'form.cancel': 'Отмена',
  'form.close': 'Закрыть',
  'form.missing': 'Заполните это поле',
  'form.min': (min) => `Не меньше ${min}`,
  'form.max': (max) => `Не больше ${max}`,
  'form.step': (step) => `Только с шагом ${step}`,
  'form.wholeNumber': 'Введите целое число',
  'form.decimals': 'Не больше двух знаков после запятой',
  'form.email': 'Введите правильный адрес e‑mail',
  'form.invalid': 'Это значение не подходит',
  'form.notSaved': (why) => `Не сохранено: ${why}`,
  'form.active': 'Включено',
  'form.inactive': 'Выключено',
};
