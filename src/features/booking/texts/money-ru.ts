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
  'delete.cash':
    'Для этой записи отмечена оплата наличными. Сначала отмените отметку об оплате, потом запись можно будет удалить.',
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

  'cash.action': 'Оплачено наличными…',
  'cash.title': 'Оплата наличными',
  'cash.submit': 'Отметить оплату',
  'cash.explained': 'Эта сумма будет считаться оплаченной.',
  'cash.confirms':
    'Эта сумма будет считаться оплаченной, и запись будет подтверждена. Оплатить её онлайн после этого нельзя.',
  'cash.amount': 'Сумма (€)',
  'cash.most': (limit) => `Не больше цены: ${limit}.`,
  'cash.tooMuch': 'Это больше цены.',
  'cash.recorded': ({ amount, at }) => `из них наличными: ${amount}, отмечено ${at}`,
  'cash.takeBack': 'Отменить отметку об оплате',
  'cash.question': (amount) =>
    `Отменить отметку об оплате наличными (${amount})? Сумма больше не будет считаться оплаченной. Статус записи не изменится.`,
  'cash.questionReturned': (amount) => `Вы вернули ${amount} наличными? Сумма больше не будет считаться оплаченной.`,
  'cash.keep': 'Оставить',
  'cash.saved': (amount) => `Оплата наличными отмечена: ${amount}`,
  'cash.takenBack': 'Отметка об оплате отменена',
  'cash.error': (message) => `Не получилось: ${message}`,

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
