import type { Language } from '#shared/kernel/language.ts';

/**
 * The request that a customer ticks if a service asks for it: loaded by the wizard only then, and stored with its
 * version in the booking.
 */
export const expressRequest = {
  de: 'Ich verlange ausdrücklich, dass das Shooting auch vor Ablauf der Widerrufsfrist stattfindet. Mir ist bekannt: Widerrufe ich danach, zahle ich für das bis dahin Geleistete einen angemessenen Betrag; ist alles geleistet, erlischt mein Widerrufsrecht.',
  ru: 'Я прямо прошу провести съёмку и до окончания срока для отказа от договора. Мне известно: если я откажусь после этого, я заплачу соразмерную сумму за уже сделанное, а когда всё выполнено, право отказа прекращается.',
} satisfies Record<Language, string>;
