import type { SettingsTexts } from './de.ts';

export const ru: SettingsTexts = {
  'contact.title': 'Контакты',
  'contact.lead': 'Напишите нам, позвоните или зайдите в студию.',
  'contact.address': 'Адрес',
  'contact.map': 'Показать на карте',
  'contact.phone': 'Телефон',
  'contact.email': 'E-mail',
  'contact.website': 'Сайт',
  'contact.book': 'Записаться',
  'contact.book.text': 'Посмотрите свободное время и запишитесь сразу, в любой час.',
};
