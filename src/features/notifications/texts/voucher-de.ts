/** The mail with a voucher. */
export const voucherMail = {
  badge: 'Gutschein',
  subject: {
    buyer: (company: string) => `Ihr Gutschein von ${company}`,
    gift: (company: string) => `Ein Gutschein für Sie von ${company}`,
    giftOf: (giver: string) => `Ein Gutschein von ${giver} für Sie`,
  },
  title: { buyer: 'Ihr Gutschein ist da', gift: 'Ein Gutschein für Sie' },
  buyer: (amount: string, company: string) =>
    `vielen Dank für Ihren Kauf. Hier ist Ihr Gutschein über ${amount} für Fotografie bei ${company}.`,
  gift: (amount: string, company: string) =>
    `für Sie wurde ein Gutschein über ${amount} gekauft: für Fotografie bei ${company}.`,
  giftOf: (giver: string, amount: string, company: string) =>
    `${giver} schenkt Ihnen einen Gutschein über ${amount} für Fotografie bei ${company}.`,
  attached: 'Der Gutschein mit seinem Code liegt dieser E‑Mail als PDF bei.',
  redeem:
    'Buchen Sie einen Termin wie gewohnt und nennen Sie den Code im Studio, wenn Sie bezahlen, auf einmal oder in Teilen. Wer den Code kennt, kann ihn einlösen.',
  amount: 'Betrag',
  until: 'Gültig bis',
  recipient: 'Für',
  action: 'Guthaben ansehen',
  whyBuyer: (company: string) =>
    `Diese E‑Mail wurde verschickt, weil bei ${company} mit dieser Adresse ein Gutschein gekauft wurde.`,
  whyGift: (company: string) =>
    `Diese E‑Mail wurde einmalig verschickt, weil bei ${company} ein Gutschein gekauft und Ihre Adresse dafür angegeben wurde.`,
};

/** The mail that confirms a purchase on the website. */
export const boughtMail = {
  badge: 'Bezahlt',
  subject: (company: string) => `Ihr Gutscheinkauf bei ${company}`,
  title: 'Vielen Dank für Ihren Kauf',
  intro: (amount: string, company: string) =>
    `Ihre Zahlung ist angekommen. Sie haben bei ${company} einen Gutschein über ${amount} gekauft.`,
  toBuyer: 'Der Gutschein mit seinem Code kommt in einer eigenen E‑Mail an diese Adresse.',
  toRecipient: 'Der Gutschein mit seinem Code geht an die E‑Mail-Adresse, die Sie angegeben haben.',
  on: (day: string) => `Verschickt wird er am ${day} um 9:00 Uhr.`,
  amount: 'Betrag',
  withdrawal:
    'Als Verbraucher können Sie den Kauf binnen 14 Tagen ohne Angabe von Gründen widerrufen: über den Knopf oder mit einer Nachricht an uns.',
  action: 'Zum Widerruf',
};
