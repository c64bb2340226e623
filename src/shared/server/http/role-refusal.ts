import { Problem } from '#shared/contract/problem.ts';
import type { Language } from '#shared/kernel/language.ts';

/** 403: the role of the account may not call this endpoint. */
export const notForRole = (language: Language): Problem => new Problem(403, 'not_for_role', texts[language]);

const texts: Readonly<Record<Language, string>> = {
  de: 'Dafür hat Ihr Konto keine Berechtigung. Bitte wenden Sie sich an den Inhaber des Studios.',
  ru: 'У вашей учётной записи нет на это прав. Обратитесь к владельцу студии.',
};
