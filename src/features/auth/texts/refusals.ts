import type { Language } from '#shared/contract/fields.ts';

/** What the server says when it refuses a sign-in; the login page shows it as it is (AMB-033). */
export const refusals: Record<Language, { readonly wrong_credentials: string; readonly too_many: string }> = {
  de: {
    wrong_credentials: 'E-Mail oder Passwort ist falsch.',
    too_many: 'Zu viele Anmeldeversuche. Bitte versuchen Sie es in 15 Minuten erneut.',
  },
  ru: {
    wrong_credentials: 'Неверный e-mail или пароль.',
    too_many: 'Слишком много попыток входа. Пожалуйста, попробуйте ещё раз через 15 минут.',
  },
};
