import type { MailTexts } from './de.ts';

/** The mail with what to transfer. */
export const transferDetails: MailTexts['transfer_details'] = {
  badge: 'Перевод',
  subject: (amount, code) => `Переведите ${amount} (${code})`,
  title: 'Как перевести предоплату',
  intro: (until) => `Переведите деньги так, чтобы они поступили до ${until}. До этого времени запись остаётся за вами.`,
  reference:
    'В назначении платежа укажите только код записи. По нему мы узнаем ваш платёж, и запись будет подтверждена.',
  open: 'Показать GiroCode',
  holder: 'Получатель',
  amount: 'Сумма',
  purpose: 'Назначение платежа',
  until: 'До',
  code: 'GiroCode: отсканируйте его приложением вашего банка',
};
