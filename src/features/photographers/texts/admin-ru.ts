import { plural } from '#shared/web/plural.ts';
import type { PhotographersAdminTexts } from './admin-de.ts';

export const ru: PhotographersAdminTexts = {
  'photographers.title': 'Фотографы',
  'photographers.subtitle': 'Кто у вас снимает и к кому можно записаться',
  'photographers.add': 'Добавить фотографа',
  'admin.photographers.loadingError': 'Не удалось загрузить фотографов',
  'photographers.empty': 'Фотографов пока нет',
  'photographers.emptyText': 'Без фотографов нет свободного времени. Добавьте первого.',
  'column.name': 'Имя',
  'column.contacts': 'Контакты',
  'column.experience': 'Опыт',
  'column.rate': 'Ставка в час',
  'column.status': 'Статус',
  'column.actions': 'Действия',
  'row.years': plural('ru', { one: '# год', few: '# года', many: '# лет', other: '# года' }),
  'row.rate': (amount) => `${amount}/ч`,
  'row.noContacts': 'Не указаны',
  'row.calendar': (name) => `Съёмки: ${name}`,
  'row.edit': (name) => `Изменить: ${name}`,
  'row.delete': (name) => `Удалить: ${name}`,
  'row.toggle': (name) => `${name}: можно записаться`,
  'photographers.deleteConfirm': ({ name, upcoming }) =>
    `Удалить фотографа ${name}?\nПредстоящих записей: ${upcoming}. Существующие записи сохранятся.`,
  'photographers.delete': 'Удалить',
  'admin.photographers.deleteError': 'Не удалось удалить. Попробуйте ещё раз.',
  'photographers.deleteNeeded': (services) =>
    `Пока нельзя: этот человек дополнительно нужен для услуг: ${services}.\nСначала уберите его оттуда.`,
  'form.create': 'Новый фотограф',
  'form.edit': 'Изменить фотографа',
  'form.bio': 'О фотографе (немецкий)',
  'form.bioHint': 'Это читают клиенты при выборе.',
  'form.bioRu': 'О фотографе (русский)',
  'form.bioRuHint': 'Если оставить пустым, русскоязычные клиенты увидят немецкий текст.',
  'form.experience': 'Опыт (лет)',
  'form.rate': 'Ставка в час (€)',
};
