import { plural } from '#shared/web/plural.ts';
import type { BookingMoneyTexts } from './money-de.ts';

export const ru: BookingMoneyTexts = {
  'delete.action': 'Удалить запись…',
  'delete.title': 'Удаление записи',
  'delete.submit': 'Удалить навсегда',
  'delete.keep': 'Не удалять',
  'delete.question': (name: string) => `Удалить запись клиента ${name} навсегда?`,
  'delete.explained':
    'Запись, её история и сообщения исчезнут, восстановить их будет нельзя. Заметки о клиенте останутся. Клиент не получит уведомления.',
  'delete.openPayment': 'Начатая оплата перед этим будет закрыта у платёжного сервиса.',
  'delete.paid': (amount: string) =>
    `По этой записи у вас остаётся ${amount}. Пока деньги не возвращены, удалить её нельзя.`,
  'delete.refundUnderWay':
    'Возврат ещё не подтверждён. Как только платёжный сервис его примет, запись можно будет удалить.',
  'delete.processing':
    'Оплата этой записи ещё в пути. Дождитесь, пока она поступит или не пройдёт: до этого удалить запись нельзя.',
  'delete.problem':
    'По этой записи поступил платёж, который ей не соответствует. Сначала верните его в Stripe, потом запись можно будет удалить.',
  'delete.cancelInstead': 'Вместо этого можно отменить запись и вернуть деньги.',
  'delete.refundInstead': 'Верните деньги, после этого запись можно будет удалить.',
  'delete.cancelAndRefund': 'Отменить и вернуть деньги',
  'delete.refund': 'Вернуть деньги',
  'delete.notClosed':
    'Не удалось закрыть начатую оплату у платёжного сервиса. Ничего не удалено. Попробуйте ещё раз чуть позже.',
  'delete.error': (message: string) => `Запись не удалена: ${message}`,
  'toast.deleted': (name: string) => `Запись клиента ${name} удалена`,

  'late.title': 'Оплата удалённой записи',
  'late.explained': 'Эти деньги поступили, когда запись уже была удалена.',
  'late.booking': (code: string) => `Запись ${code}`,
  'late.unknownBooking': 'Удалённая запись',
  'late.paid': (at: string) => `оплачено ${at}`,
  'late.processing': 'платёж в пути',
  'late.problem': 'не соответствует записи, проверьте в Stripe',
  'late.refunding': 'возврат запрошен',
  'late.refund': (amount: string) => `Вернуть ${amount}`,
  'late.question': (amount: string) => `Вернуть ${amount} тому, кто заплатил?`,
  'late.keep': 'Не возвращать',
  'late.refunded': (amount: string) => `Возврат ${amount} запрошен`,
  'late.error': (message: string) => `Вернуть деньги не удалось: ${message}`,
  'late.count': plural('ru', {
    one: '# оплата удалённой записи',
    few: '# оплаты удалённых записей',
    many: '# оплат удалённых записей',
    other: '# оплаты удалённых записей',
  }),
};
