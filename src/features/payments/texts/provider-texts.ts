import type { Language } from '#shared/kernel/language.ts';

/** The messages about the payment provider. */
export interface ProviderTexts {
  readonly connected: string;
  readonly connectedForTrial: string;
  readonly notReady: string;
  readonly noKey: string;
  readonly unreadableKey: string;
  readonly wrongKey: string;
  readonly forbidden: string;
  readonly unreachable: string;
  readonly busy: string;
  readonly failed: (status: number) => string;
  readonly refused: (reason: string) => string;
}

export const providerTexts: Record<Language, ProviderTexts> = {
  de: {
    connected: 'Die Verbindung zu Stripe steht.',
    connectedForTrial: 'Die Verbindung zu Stripe steht. Das sind Testschlüssel: Es fließt kein Geld.',
    notReady: 'Die Schlüssel stimmen, aber Stripe lässt für dieses Konto noch keine Zahlungen zu.',
    noKey: 'Der geheime Schlüssel fehlt.',
    unreadableKey: 'Der geheime Schlüssel kann nicht mehr gelesen werden. Bitte geben Sie ihn neu ein.',
    wrongKey: 'Stripe hat den geheimen Schlüssel abgelehnt.',
    forbidden: 'Der geheime Schlüssel darf das nicht. Er braucht das Recht, Konto und Zahlungen zu nutzen.',
    unreachable: 'Stripe antwortet nicht. Bitte versuchen Sie es später erneut.',
    busy: 'Stripe ist überlastet. Bitte versuchen Sie es in einer Minute erneut.',
    failed: (status) => `Stripe hat einen Fehler gemeldet: ${status}`,
    refused: (reason) => `Stripe hat abgelehnt: ${reason}`,
  },
  ru: {
    connected: 'Соединение со Stripe установлено.',
    connectedForTrial: 'Соединение со Stripe установлено. Это тестовые ключи: деньги не списываются.',
    notReady: 'Ключи верны, но Stripe пока не разрешает этому счёту принимать платежи.',
    noKey: 'Не указан секретный ключ.',
    unreadableKey: 'Секретный ключ больше нельзя прочитать. Введите его заново.',
    wrongKey: 'Stripe отклонил секретный ключ.',
    forbidden: 'Секретному ключу это не разрешено. Ему нужны права на счёт и платежи.',
    unreachable: 'Stripe не отвечает. Попробуйте позже.',
    busy: 'Stripe перегружен. Попробуйте через минуту.',
    failed: (status) => `Stripe сообщил об ошибке: ${status}`,
    refused: (reason) => `Stripe отказал: ${reason}`,
  },
};
