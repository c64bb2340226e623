import type { Language } from '#shared/kernel/language.ts';
import type { PasswordFault } from '../domain/password-rule.ts';

type Refusals = Readonly<
  Record<
    | 'wrong_credentials'
    | 'too_many'
    | 'too_many_at_once'
    | 'second_factor_required'
    | 'wrong_passkey'
    | 'no_passkeys_here'
    | 'too_many_passkeys'
    | 'passkey_known'
    | 'wrong_code'
    | 'too_many_codes'
    | 'password_required'
    | 'wrong_proof_password'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'no_set_up'
    | 'wrong_password'
    | PasswordFault
    | 'leaked'
    | 'unchanged',
    string
  >
>;

/** The error texts of the server for a refused sign-in or password; the pages show them unchanged. */
export const refusals: Record<Language, Refusals> = {
  de: {
    wrong_credentials: 'E‑Mail oder Passwort ist falsch.',
    too_many: 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    too_many_at_once: 'Gerade wollen sich zu viele gleichzeitig anmelden. Bitte versuchen Sie es gleich noch einmal.',
    second_factor_required:
      'Dieses Konto ist durch einen zweiten Schritt geschützt: Zur Anmeldung fehlt noch ein Code.',
    wrong_code: 'Der Code ist falsch oder wurde schon benutzt.',
    too_many_codes: 'Zu viele falsche Eingaben. Bitte versuchen Sie es in 15 Minuten erneut.',
    password_required:
      'Bitte geben Sie dafür noch einmal Ihr Passwort ein (current_password), oder bestätigen Sie mit einem Passkey.',
    wrong_passkey:
      'Dieser Passkey wurde nicht angenommen. Vielleicht wurde er entfernt, oder es hat zu lange gedauert.',
    no_passkeys_here:
      'Unter der Adresse dieses Studios lassen Browser keine Passkeys zu: Sie braucht https und einen Namen statt einer Nummer.',
    too_many_passkeys: 'Es gibt schon 20 Passkeys. Bitte entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
    passkey_known: 'Dieser Passkey ist schon eingetragen.',
    wrong_proof_password: 'Das Passwort ist falsch.',
    second_factor_on: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.',
    second_factor_off: 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.',
    no_set_up: 'Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
    wrong_password: 'Das bisherige Passwort ist falsch.',
    too_short: 'Das neue Passwort braucht mindestens 8 Zeichen.',
    too_long: 'Das neue Passwort darf höchstens 256 Zeichen haben.',
    guessable:
      'Dieses Passwort ist leicht zu erraten. Besser: drei oder vier Wörter, die nichts miteinander zu tun haben.',
    leaked: 'Dieses Passwort steht in Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
    unchanged: 'Das neue Passwort ist das bisherige.',
  },
  ru: {
    wrong_credentials: 'Неверный e‑mail или пароль.',
    too_many: 'Слишком много попыток входа. Пожалуйста, попробуйте ещё раз через 15 минут.',
    too_many_at_once:
      'Сейчас слишком много одновременных попыток входа. Пожалуйста, попробуйте ещё раз через несколько секунд.',
    second_factor_required: 'Эта учётная запись защищена двухэтапным входом: нужен ещё код.',
    wrong_code: 'Код неверен или уже использован.',
    too_many_codes: 'Слишком много неверных попыток. Пожалуйста, попробуйте ещё раз через 15 минут.',
    password_required: 'Для этого нужно ещё раз ввести пароль (current_password) или подтвердить ключом доступа.',
    wrong_passkey: 'Этот ключ доступа не принят. Возможно, он удалён или прошло слишком много времени.',
    no_passkeys_here:
      'По адресу этой студии браузеры не разрешают ключи доступа: нужны https и имя вместо числового адреса.',
    too_many_passkeys: 'Ключей доступа уже 20. Сначала удалите тот, который больше не нужен.',
    passkey_known: 'Этот ключ доступа уже добавлен.',
    wrong_proof_password: 'Пароль неверен.',
    second_factor_on: 'Двухэтапный вход уже включён.',
    second_factor_off: 'Двухэтапный вход не включён.',
    no_set_up: 'Настройка заняла слишком много времени. Пожалуйста, начните заново.',
    wrong_password: 'Текущий пароль неверен.',
    too_short: 'В новом пароле должно быть не менее 8 символов.',
    too_long: 'В новом пароле может быть не более 256 символов.',
    guessable: 'Такой пароль легко угадать. Лучше взять три-четыре слова, никак не связанных между собой.',
    leaked: 'Этот пароль есть в списках украденных паролей. Пожалуйста, выберите другой.',
    unchanged: 'Новый пароль совпадает с текущим.',
  },
};
