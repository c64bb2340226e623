import type { SettingsTexts } from './de.ts';

export const ru: SettingsTexts = {
  'contact.address': 'Адрес',
  'contact.map': 'Показать на карте',
  'contact.phone': 'Телефон',
  'contact.email': 'E-mail',
  'contact.website': 'Сайт',
};
