import type { BookingRequestTexts } from './request-de.ts';

export const ru: BookingRequestTexts = {
  'request.ask': 'Попросить о новом времени…',
  'request.title': 'Попросить о новом времени',
  'request.intro': (name) =>
    `${name} получит письмо со ссылкой и выберет новое свободное время бесплатно. Если ничего не подойдёт, можно отказаться: всё оплаченное онлайн вернётся.`,
  'request.until': 'До ответа',
  'request.keep': 'запись остаётся в силе',
  'request.keepHint': 'Время остаётся занятым.',
  'request.give': 'время сразу освобождается',
  'request.giveHint': 'Съёмка не состоится, запись отменена, пока не выбрано новое время.',
  'request.message': 'Сообщение клиенту',
  'request.messageHint': 'Будет в письме и на странице — например, причина.',
  'request.noMail': 'У клиента нет адреса e‑mail. Отправьте ему потом новую ссылку.',
  'request.submit': 'Отправить просьбу',
  'request.sent': (name) => `${name}: просьба о новом времени отправлена.`,
  'request.birth': 'Место до родов',
  'request.open': 'Ждём новое время',
  'request.asked': (when) => `Просьба о новом времени: ${when}`,
  'request.kept': 'До ответа запись остаётся в силе.',
  'request.given': 'Время снова свободно. После ответа запись будет действовать на новое время.',
  'request.withdraw': 'Отозвать просьбу',
  'request.restore': 'Вернуть прежнее время',
  'request.leave': 'Оставить отменённой',
  'request.withdrawn': 'Просьба отозвана. Клиент получит письмо.',
  'request.taken': 'Прежнее время уже занято. Ничего не изменилось.',
  'request.error': (message) => `Не получилось: ${message}`,
  'request.leaveQuestion': (name) =>
    `${name} больше не сможет выбрать новое время. Запись останется отменённой. Деньги при этом не возвращаются.`,
};
