import type { Language } from '#shared/kernel/language.ts';

/** Russian when Accept-Language prefers it to German, German otherwise. */
export const preferredLanguage = (header: string | undefined): Language => {
  if (!header) return 'de';
  const weights = { de: 0, ru: 0 };
  for (const part of header.slice(0, 200).split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1]).find(Boolean);
    const primary = tag.split('-')[0];
    if (primary === 'de' || primary === 'ru') weights[primary] = Math.max(weights[primary], Number(quality ?? 1));
  }
  return weights.ru > weights.de ? 'ru' : 'de';
};
