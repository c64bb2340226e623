import type { MailTexts } from './de.ts';

/** The mail to the studio about a payment whose booking was deleted. */
export const paymentOfDeletedMail: MailTexts['studio_payment_of_deleted'] = {
  badge: 'Проверьте',
  subject: (amount, code) => `Оплата удалённой записи: ${amount}${code && ` (${code})`}`,
  title: (amount) => `${amount} за удалённую запись`,
  intro: 'Этот платёж поступил, когда запись уже была удалена. Проверить и вернуть его можно в разделе «Записи».',
};

/** The mail to the studio about a payment that has sold no voucher. */
export const strayPaymentMail: MailTexts['studio_voucher_payment'] = {
  badge: 'Проверьте',
  subject: (amount) => `Оплата без сертификата: ${amount}`,
  title: (amount) => `За ${amount} сертификат не выдан`,
  intro:
    'Поступила онлайн‑оплата, которая не подходит к заказу или за которую не удалось выдать сертификат. Проверьте платёж у платёжного провайдера и верните его там.',
};

/** The mails to the studio about a payment that the bank of the customer contests, has taken back, or has left. */
export const contestedPaymentMail: MailTexts['studio_payment_contested'] = {
  contested: {
    badge: 'Ответьте',
    subject: (amount, code) => `Банк оспаривает платёж: ${amount}${code && ` (${code})`}`,
    title: (amount) => `Платёж на ${amount} оспаривается`,
    intro:
      'Банк клиента хочет вернуть этот платёж. Ответьте у платёжного провайдера до срока, который там указан. До решения ничего не возвращается, даже если клиент отменит запись.',
  },
  lost: {
    badge: 'Отозвано',
    subject: (amount, code) => `Банк забрал платёж: ${amount}${code && ` (${code})`}`,
    title: (amount) => `${amount} отозваны банком`,
    intro:
      'Банк клиента окончательно забрал этот платёж. Он больше не считается оплатой; сколько осталось оплатить, видно в записи.',
  },
  won: {
    badge: 'Решено',
    subject: (amount, code) => `Платёж остаётся у вас: ${amount}${code && ` (${code})`}`,
    title: (amount) => `${amount} остаются у вас`,
    intro: 'Банк решил в пользу студии. Платёж снова считается как раньше.',
  },
};
