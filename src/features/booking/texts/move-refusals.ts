import type { Language } from '#shared/kernel/language.ts';
import { plural } from '#shared/web/plural.ts';
import type { NewStartRefusal } from '../domain/move/customer-move.ts';

const hoursDe = plural('de', { one: '# Stunde', other: '# Stunden' });
/** For 'за', which takes the accusative. */
const hoursRu = plural('ru', { one: '# час', few: '# часа', many: '# часов', other: '# часа' });

interface Facts {
  readonly hours: number;
  /** The telephone number of the studio; '' if it has none. */
  readonly phone: string;
}

type Refusals = Record<NewStartRefusal, (facts: Facts) => string> & { readonly feeChanged: string };

const call = (phone: string): string => (phone === '' ? '' : ` Bitte rufen Sie uns an: ${phone}`);
const callRu = (phone: string): string => (phone === '' ? '' : ` Пожалуйста, позвоните нам: ${phone}`);

/** The error texts of the server for customers who move a session; the page shows them unchanged. */
export const moveRefusals: Record<Language, Refusals> = {
  de: {
    not_offered: ({ phone }) => `Dieser Termin lässt sich nicht online verschieben.${call(phone)}`,
    cancelled: () => 'Dieser Termin ist storniert und lässt sich nicht mehr verschieben.',
    over: () => 'Dieser Termin liegt in der Vergangenheit und lässt sich nicht mehr verschieben.',
    unconfirmed: () => 'Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse über den Link, den wir Ihnen geschickt haben.',
    too_late: ({ hours, phone }) => `Verschieben ist nur bis ${hoursDe(hours)} vor dem Termin möglich.${call(phone)}`,
    used_up: ({ phone }) => `Dieser Termin wurde schon so oft verschoben wie vereinbart.${call(phone)}`,
    same_time: () => 'Der Termin beginnt schon um diese Zeit.',
    too_far: ({ phone }) => `So weit lässt sich dieser Termin nicht verschieben.${call(phone)}`,
    feeChanged: 'Das Verschieben kostet inzwischen etwas anderes. Bitte prüfen Sie den Betrag.',
  },
  ru: {
    not_offered: ({ phone }) => `Эту запись нельзя перенести онлайн.${callRu(phone)}`,
    cancelled: () => 'Эта запись отменена, перенести её нельзя.',
    over: () => 'Эта запись уже в прошлом, перенести её нельзя.',
    unconfirmed: () => 'Сначала подтвердите e‑mail по ссылке из нашего письма.',
    too_late: ({ hours, phone }) =>
      `Перенести запись можно не позднее чем за ${hoursRu(hours)} до её начала.${callRu(phone)}`,
    used_up: ({ phone }) => `Эту запись больше нельзя перенести онлайн: лимит переносов исчерпан.${callRu(phone)}`,
    same_time: () => 'Запись и так начинается в это время.',
    too_far: ({ phone }) => `Так далеко перенести эту запись нельзя.${callRu(phone)}`,
    feeChanged: 'Стоимость переноса тем временем изменилась. Пожалуйста, проверьте сумму.',
  },
};
