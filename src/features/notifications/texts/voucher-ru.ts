import type { MailTexts } from './de.ts';

/** The mail with a voucher. */
export const voucherMail: MailTexts['voucher_sent'] = {
  badge: 'Подарочный сертификат',
  subject: {
    buyer: (company) => `Ваш подарочный сертификат: ${company}`,
    gift: (company) => `Подарочный сертификат для вас: ${company}`,
    giftOf: (giver) => `Подарочный сертификат для вас. Даритель: ${giver}`,
  },
  title: { buyer: 'Ваш сертификат готов', gift: 'Подарочный сертификат для вас' },
  buyer: (amount, company) =>
    `Спасибо за покупку! Вот ваш подарочный сертификат на сумму ${amount} на фотосъёмку в ${company}.`,
  gift: (amount, company) => `Для вас купили подарочный сертификат на сумму ${amount} на фотосъёмку в ${company}.`,
  giftOf: (giver, amount, company) => `${giver} дарит вам сертификат на сумму ${amount} на фотосъёмку в ${company}.`,
  attached: 'Сертификат с кодом приложен к этому письму в PDF.',
  redeem:
    'Запишитесь как обычно и назовите код в студии при оплате. Сумму можно использовать сразу или по частям. Воспользоваться кодом может каждый, кто его знает.',
  amount: 'Сумма',
  until: 'Действует до',
  recipient: 'Для кого',
  action: 'Узнать остаток',
  whyBuyer: (company) =>
    `Это письмо отправлено, потому что с этим адресом куплен подарочный сертификат. Студия: ${company}.`,
  whyGift: (company) =>
    `Это письмо отправлено один раз, потому что для вас купили подарочный сертификат и указали ваш адрес. Студия: ${company}.`,
};

/** The mail that confirms a purchase on the website. */
export const boughtMail: MailTexts['voucher_bought'] = {
  badge: 'Оплачено',
  subject: (company) => `Покупка сертификата: ${company}`,
  title: 'Спасибо за покупку',
  intro: (amount, company) =>
    `Оплата получена. Вы купили подарочный сертификат на сумму ${amount}. Студия: ${company}.`,
  toBuyer: 'Сертификат с кодом придёт отдельным письмом на этот адрес.',
  toRecipient: 'Сертификат с кодом придёт на указанный вами адрес e‑mail.',
  on: (day) => `Он будет отправлен ${day} в 9:00.`,
  amount: 'Сумма',
  withdrawal:
    'Как потребитель вы можете отказаться от покупки в течение 14 дней без объяснения причин: по кнопке или написав нам.',
  action: 'Отказаться от договора',
};
