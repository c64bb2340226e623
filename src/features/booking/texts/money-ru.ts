import { plural } from '#shared/web/plural.ts';
import type { BookingMoneyTexts } from './money-de.ts';

export const ru: BookingMoneyTexts = {
  'delete.action': 'Удалить бронирование…',
  'delete.title': 'Удаление бронирования',
  'delete.submit': 'Удалить навсегда',
  'delete.keep': 'Не удалять',
  'delete.question': (name: string) => `Удалить бронирование клиента ${name} навсегда?`,
  'delete.explained':
    'Запись, её история и сообщения исчезнут, восстановить их будет нельзя. Заметки о клиенте останутся. Клиент не получит уведомления.',
  'delete.openPayment': 'Начатая оплата перед этим будет закрыта у платёжного сервиса.',
  'delete.paid': (amount: string) =>
    `По этому бронированию у вас остаётся ${amount}. Пока деньги не возвращены, удалить его нельзя.`,
  'delete.refundUnderWay':
    'Возврат ещё не подтверждён. Как только платёжный сервис его примет, бронирование можно будет удалить.',
  'delete.processing':
    'Оплата этого бронирования ещё в пути. Дождитесь, пока она поступит или не пройдёт: до этого удалить бронирование нельзя.',
  'delete.problem':
    'По этому бронированию поступил платёж, который ему не соответствует. Сначала верните его в Stripe, потом бронирование можно будет удалить.',
  'delete.cancelInstead': 'Вместо этого можно отменить бронирование и вернуть деньги.',
  'delete.refundInstead': 'Верните деньги, после этого бронирование можно будет удалить.',
  'delete.cancelAndRefund': 'Отменить и вернуть деньги',
  'delete.refund': 'Вернуть деньги',
  'delete.notClosed':
    'Не удалось закрыть начатую оплату у платёжного сервиса. Ничего не удалено. Попробуйте ещё раз чуть позже.',
  'delete.error': (message: string) => `Бронирование не удалено: ${message}`,
  'toast.deleted': (name: string) => `Бронирование клиента ${name} удалено`,

  'late.title': 'Оплата удалённого бронирования',
  'late.explained': 'Эти деньги поступили, когда бронирование уже было удалено.',
  'late.booking': (code: string) => `Бронирование ${code}`,
  'late.unknownBooking': 'Удалённое бронирование',
  'late.paid': (at: string) => `оплачено ${at}`,
  'late.processing': 'платёж в пути',
  'late.problem': 'не соответствует бронированию, проверьте в Stripe',
  'late.refunding': 'возврат запрошен',
  'late.refund': (amount: string) => `Вернуть ${amount}`,
  'late.question': (amount: string) => `Вернуть ${amount} тому, кто заплатил?`,
  'late.keep': 'Не возвращать',
  'late.refunded': (amount: string) => `Возврат ${amount} запрошен`,
  'late.error': (message: string) => `Вернуть деньги не удалось: ${message}`,
  'late.count': plural('ru', {
    one: '# оплата удалённого бронирования',
    few: '# оплаты удалённых бронирований',
    many: '# оплат удалённых бронирований',
    other: '# оплаты удалённых бронирований',
  }),
};
