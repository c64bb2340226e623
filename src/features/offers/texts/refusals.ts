import type { Language } from '#shared/kernel/language.ts';

/** Why nothing can be booked from an offer, for the person who has its link: mostly because it is no longer open. */
export const refusals: Record<Language, Record<'taken' | 'declined' | 'withdrawn' | 'lapsed' | 'second', string>> = {
  de: {
    taken: 'Aus diesem Angebot wurde schon ein Termin gebucht.',
    declined: 'Dieses Angebot wurde abgelehnt. Die Zeiten sind wieder frei.',
    withdrawn: 'Das Studio hat dieses Angebot zurückgezogen.',
    lapsed: 'Die Frist dieses Angebots ist abgelaufen. Die Zeiten sind nicht mehr reserviert.',
    second:
      'Mit dieser E‑Mail-Adresse ist an diesem Tag schon ein Termin gebucht. Für weitere wenden Sie sich bitte an das Studio.',
  },
  ru: {
    taken: 'Время из этого предложения уже забронировано.',
    declined: 'Вы отказались от этого предложения. Время снова свободно.',
    withdrawn: 'Студия отозвала это предложение.',
    lapsed: 'Срок предложения истёк. Время за вами больше не закреплено.',
    second: 'На этот e‑mail в этот день уже есть запись. Если нужно ещё время, обратитесь в студию.',
  },
};
