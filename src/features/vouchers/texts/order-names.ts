import type { Language } from '#shared/kernel/language.ts';

/** What is paid, as the provider's page shows it. */
export const orderNames: Readonly<Record<Language, string>> = { de: 'Gutschein', ru: 'Подарочный сертификат' };
