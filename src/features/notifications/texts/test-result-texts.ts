import type { Language } from '#shared/kernel/language.ts';

interface TestResultTexts {
  readonly mail: {
    readonly sent: (to: string) => string;
    readonly not_configured: string;
    readonly password_unreadable: string;
    /** `answer`: the response of the mail server. */
    readonly not_encrypted: (response: string) => string;
  };
  readonly whatsapp: {
    /** `answer`: status and beginning of the provider's response. */
    readonly sent: (response: string) => string;
    readonly not_configured: string;
    readonly token_unreadable: string;
  };
}

/** The result of a test message as shown to the studio, with the response of the mail server or provider. */
export const testResultTexts: Record<Language, TestResultTexts> = {
  de: {
    mail: {
      sent: (to) => `Der Mailserver hat die Testnachricht an ${to} angenommen.`,
      not_configured: 'Es ist kein Mailserver eingerichtet. Nachrichten warten im Postausgang.',
      password_unreadable: 'Das Passwort kann nicht mehr gelesen werden. Bitte geben Sie es neu ein.',
      not_encrypted: (response) =>
        `Der Mailserver nimmt keine verschlüsselte Verbindung an (STARTTLS). Unverschlüsselt wird nichts gesendet. Seine Antwort: ${response}`,
    },
    whatsapp: {
      sent: (response) => `Der Anbieter hat die Testnachricht angenommen und antwortet: ${response}`,
      not_configured: 'Es ist noch kein Anbieter eingerichtet. Bitte tragen Sie oben seine Adresse ein.',
      token_unreadable: 'Der Zugangsschlüssel kann nicht mehr gelesen werden. Bitte geben Sie ihn neu ein.',
    },
  },
  ru: {
    mail: {
      sent: (to) => `Почтовый сервер принял пробное письмо для ${to}.`,
      not_configured: 'Почтовый сервер не настроен. Письма ждут в исходящих.',
      password_unreadable: 'Пароль больше нельзя прочитать. Введите его заново.',
      not_encrypted: (response) =>
        `Почтовый сервер не принимает шифрованное соединение (STARTTLS). Без шифрования ничего не отправляется. Его ответ: ${response}`,
    },
    whatsapp: {
      sent: (response) => `Провайдер принял пробное сообщение и отвечает: ${response}`,
      not_configured: 'Провайдер ещё не настроен. Укажите выше его адрес.',
      token_unreadable: 'Ключ доступа больше нельзя прочитать. Введите его заново.',
    },
  },
};

/** The note in a test mail; plain words without HTML special characters. */
export const testWords: Record<Language, { readonly subject: string; readonly note: string }> = {
  de: {
    subject: 'Testnachricht',
    note: 'Das ist eine Testnachricht. Name, Termin und Beträge sind erfunden, gebucht ist nichts.',
  },
  ru: {
    subject: 'Пробное письмо',
    note: 'Это пробное письмо. Имя, время и суммы вымышлены, никакой записи нет.',
  },
};
