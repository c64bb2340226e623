// Loaded with the decision about the bookings within an absence, and not with the calendar.
export const askTexts = {
  de: {
    intro:
      'Jeder Kunde bekommt eine E‑Mail mit einem Link und wählt selbst eine neue freie Zeit, ohne Gebühr. Wer keine findet, kann stornieren und bekommt alles online Bezahlte zurück.',
    left: 'Wer schon gefragt ist oder seine E‑Mail-Adresse noch nicht bestätigt hat, wird ausgelassen.',
    noMail: 'Wer keine E‑Mail-Adresse hat, bekommt keine E‑Mail. Schicken Sie diesen Kunden danach einen neuen Link.',
    text_de: 'Nachricht an die Kunden',
    text_ru: 'Nachricht auf Russisch',
  },
  ru: {
    intro:
      'Каждый клиент получит письмо со ссылкой и бесплатно выберет новое свободное время. Если подходящего нет, можно отменить запись — всё оплаченное онлайн вернётся.',
    left: 'Кого уже попросили или кто ещё не подтвердил адрес e‑mail, тот пропускается.',
    noMail: 'Кто не оставил адрес e‑mail, письма не получит. Отправьте таким клиентам потом новую ссылку.',
    text_de: 'Сообщение клиентам на немецком',
    text_ru: 'Сообщение клиентам',
  },
} as const;
