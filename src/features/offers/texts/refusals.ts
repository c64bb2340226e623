import type { Language } from '#shared/kernel/language.ts';

/** Why an offer is no longer open, for the person who has its link. */
export const refusals: Record<Language, Record<'taken' | 'declined' | 'withdrawn' | 'lapsed', string>> = {
  de: {
    taken: 'Aus diesem Angebot wurde schon ein Termin gebucht.',
    declined: 'Dieses Angebot wurde abgelehnt. Die Zeiten sind wieder frei.',
    withdrawn: 'Das Studio hat dieses Angebot zurückgezogen.',
    lapsed: 'Die Frist dieses Angebots ist abgelaufen. Die Zeiten sind nicht mehr reserviert.',
  },
  ru: {
    taken: 'Время из этого предложения уже забронировано.',
    declined: 'Вы отказались от этого предложения. Время снова свободно.',
    withdrawn: 'Студия отозвала это предложение.',
    lapsed: 'Срок предложения истёк. Время за вами больше не закреплено.',
  },
};
