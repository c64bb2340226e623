import type { Language } from '#shared/contract/fields.ts';
import type { PasswordFault } from '../domain/password-rule.ts';

type Refusals = Readonly<
  Record<'wrong_credentials' | 'too_many' | 'wrong_password' | PasswordFault | 'leaked' | 'unchanged', string>
>;

/** What the server says when it refuses a sign-in or a new password; the pages show it as it is (AMB-033). */
export const refusals: Record<Language, Refusals> = {
  de: {
    wrong_credentials: 'E-Mail oder Passwort ist falsch.',
    too_many: 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
    wrong_password: 'Das bisherige Passwort ist falsch.',
    too_short: 'Das neue Passwort braucht mindestens 8 Zeichen.',
    too_long: 'Das neue Passwort darf höchstens 256 Zeichen haben.',
    guessable:
      'Dieses Passwort ist leicht zu erraten. Besser: drei oder vier Wörter, die nichts miteinander zu tun haben.',
    leaked: 'Dieses Passwort steht in Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
    unchanged: 'Das neue Passwort ist das bisherige.',
  },
  ru: {
    wrong_credentials: 'Неверный e-mail или пароль.',
    too_many: 'Слишком много попыток входа. Пожалуйста, попробуйте ещё раз через 15 минут.',
    wrong_password: 'Текущий пароль неверен.',
    too_short: 'В новом пароле должно быть не менее 8 символов.',
    too_long: 'В новом пароле может быть не более 256 символов.',
    guessable: 'Такой пароль легко угадать. Лучше взять три-четыре слова, никак не связанных между собой.',
    leaked: 'Этот пароль есть в списках украденных паролей. Пожалуйста, выберите другой.',
    unchanged: 'Новый пароль совпадает с текущим.',
  },
};
