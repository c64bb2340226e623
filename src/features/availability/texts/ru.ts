import type { AvailabilityTexts } from './de.ts';

export const ru: AvailabilityTexts = {
  'notice.first': (when) => `Сейчас можно записаться самое раннее: ${when}.`,
  'notice.today': 'сегодня',
  'notice.tomorrow': 'завтра',
  'notice.never': 'Так никто не сможет записаться: этот срок не истекает до последнего дня записи.',
  'preview.title': 'Так выглядит день',
  'preview.day': 'День недели',
  'preview.length': 'Длительность съёмки',
  'preview.minutes': (minutes) => `${minutes} минут`,
  'preview.booked': 'С учётом одной записи',
  'preview.bookedAt': ({ from, to }) => `Занято ${from}–${to}`,
  'preview.count': (slots) => `Свободных окон: ${slots}`,
  'preview.closed': 'В этот день студия не работает.',
  'preview.none': 'Съёмка такой длительности в этот день не помещается.',
  'preview.invalid': 'Предпросмотр появится, когда все значения будут верными.',
  'preview.date': 'Дата',
  'preview.exception': (name) => `Исключение: ${name}`,
};
