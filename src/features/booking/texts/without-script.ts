import type { Language } from '#shared/kernel/language.ts';

/** The texts of the wizard where scripts do not run: only the server renders them. */
export const withoutScriptTexts = {
  de: {
    title: 'Die Buchung braucht JavaScript',
    text: 'In Ihrem Browser läuft keines. Buchen Sie gern telefonisch, per E‑Mail oder über unsere Kontaktseite:',
    contact: 'Kontaktseite',
  },
  ru: {
    title: 'Для записи нужен JavaScript',
    text: 'В вашем браузере он не работает. Запишитесь по телефону, по e‑mail или через страницу контактов:',
    contact: 'Страница контактов',
  },
} satisfies Record<Language, object>;
