import type { Language } from '#shared/kernel/language.ts';
import type { MailProblem } from '../domain/mail-problem.ts';

/** What the studio reads about a problem of its mail server, before the server's own words. */
export const mailProblemTexts: Record<Language, Record<MailProblem, string>> = {
  de: {
    certificate_dates:
      'Das Zertifikat des Mailservers ist abgelaufen oder gilt noch nicht. Bitte wenden Sie sich an den Anbieter des Mailservers.',
    certificate_self_signed:
      'Das Zertifikat des Mailservers ist selbst ausgestellt. Ob es der richtige Server ist, lässt sich nicht prüfen. Bitte wenden Sie sich an den Anbieter des Mailservers.',
    certificate_issuer:
      'Der Aussteller des Zertifikats ist nicht bekannt, oder der Mailserver schickt das Zwischenzertifikat nicht mit. Bitte wenden Sie sich an den Anbieter des Mailservers.',
    certificate_host:
      'Das Zertifikat des Mailservers gilt für einen anderen Namen. Bitte tragen Sie als Server den Namen ein, den der Anbieter nennt.',
    no_smtputf8:
      'Der Mailserver kann nicht an Adressen senden, die vor dem @ Umlaute oder andere Zeichen außer A–Z haben. Bitte fragen Sie den Kunden nach einer anderen Adresse.',
  },
  ru: {
    certificate_dates:
      'Сертификат почтового сервера истёк или ещё не действует. Обратитесь к провайдеру почтового сервера.',
    certificate_self_signed:
      'Почтовый сервер сам выдал себе сертификат. Проверить, тот ли это сервер, нельзя. Обратитесь к провайдеру почтового сервера.',
    certificate_issuer:
      'Издатель сертификата неизвестен, или почтовый сервер не присылает промежуточный сертификат. Обратитесь к провайдеру почтового сервера.',
    certificate_host:
      'Сертификат почтового сервера выдан на другое имя. Укажите сервер так, как его называет провайдер.',
    no_smtputf8:
      'Почтовый сервер не может отправлять письма на адреса, в которых перед @ есть буквы кроме A–Z. Попросите у клиента другой адрес.',
  },
};
