import type { Language } from '#shared/contract/fields.ts';

interface TestMailAnswers {
  readonly sent: (to: string) => string;
  readonly not_configured: string;
  readonly password_unreadable: string;
}

/** What the server says about a test mail that no mail server has spoken about. */
export const testMailAnswers: Record<Language, TestMailAnswers> = {
  de: {
    sent: (to) => `Der Mailserver hat die Testnachricht an ${to} angenommen.`,
    not_configured: 'Es ist kein Mailserver eingerichtet. Nachrichten warten im Postausgang.',
    password_unreadable: 'Das Passwort kann nicht mehr gelesen werden. Bitte geben Sie es neu ein.',
  },
  ru: {
    sent: (to) => `Почтовый сервер принял пробное письмо для ${to}.`,
    not_configured: 'Почтовый сервер не настроен. Письма ждут в исходящих.',
    password_unreadable: 'Пароль больше нельзя прочитать. Введите его заново.',
  },
};
