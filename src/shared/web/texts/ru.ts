import type { SharedTexts } from './de.ts';

export const ru: SharedTexts = {
  'error.title': 'Что-то пошло не так',
  'error.unknown': 'Произошла непредвиденная ошибка',
  'error.network': 'Ошибка сети. Пожалуйста, попробуйте ещё раз.',
  'error.reload': 'Обновить страницу',
  'error.retry': 'Попробовать ещё раз',
  'dialog.ok': 'ОК',
  'dialog.cancel': 'Отмена',
  'dialog.confirm': 'Подтвердить',
  'toast.close': 'Закрыть сообщение',
  loading: 'Загрузка…',
  'field.optional': 'необязательно',
  'language.switch': 'Язык',
  'month.previous': 'Предыдущий месяц',
  'month.next': 'Следующий месяц',
  'month.past': 'эти дни уже прошли',
  'month.today': 'сегодня',
  'month.free': 'есть свободное время',
  'month.full': 'нет свободного времени',
};
