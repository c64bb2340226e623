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
