import type { Language } from '#shared/kernel/language.ts';
import type { EntryOutcome } from '../domain/entry-state.ts';

/** The texts of the waiting list in the back office, loaded with its dialog. */
const de = {
  empty: 'Niemand wartet',
  emptyText: 'Wer keine freie Zeit findet, kann sich auf der Buchungsseite benachrichtigen lassen.',
  loadError: 'Die Warteliste konnte nicht geladen werden',
  waiting: (count: number) => (count === 1 ? '1 Person wartet' : `${count} Personen warten`),
  waitingMore: (count: number) => `Mehr als ${count} Personen warten`,
  more: 'Weitere zeigen',
  place: (place: number) => `Platz ${place}`,
  anyone: 'egal, wer',
  between: ({ from, until }: { readonly from: string; readonly until: string }) =>
    from === until ? `Beginn ${from} Uhr` : `Beginn ${from}–${until} Uhr`,
  people: (count: number) => (count === 1 ? '1 Person' : `${count} Personen`),
  since: (when: string) => `seit ${when}`,
  unconfirmed: 'Adresse noch nicht bestätigt: bis dahin wird nichts angeboten',
  lifted: (reason: string) => `Vorgezogen: ${reason}`,
  held: (when: string) => `Angeboten: ${when} Uhr`,
  before: (count: number) => (count === 1 ? '1 Termin schon angeboten' : `${count} Termine schon angeboten`),
  lift: 'Vorziehen',
  liftTitle: (name: string) => `${name} vorziehen`,
  liftText: 'Kommt vor allen, die nicht vorgezogen sind. Der Grund bleibt hier sichtbar und steht in keiner E‑Mail.',
  reason: 'Grund',
  remove: 'Entfernen',
  removeTitle: (name: string) => `${name} von der Warteliste entfernen`,
  removeQuestion: 'Was gerade angeboten ist, bekommt die nächste Person. Eine E‑Mail wird nicht verschickt.',
  removed: 'Von der Warteliste entfernt',
  done: 'Vorgezogen',
  ended: (count: number) => `Beendet (${count})`,
  outcome: {
    fulfilled: 'Termin gebucht',
    left: 'hat die Liste verlassen',
    removed: 'vom Studio entfernt',
    over: 'Zeitraum vorbei',
  } satisfies Record<EntryOutcome, string>,
  close: 'Schließen',
};

export type ListTexts = typeof de;

const ru: ListTexts = {
  empty: 'Никто не ждёт',
  emptyText: 'Если свободного времени нет, клиент может на странице записи попросить сообщить о нём.',
  loadError: 'Не удалось загрузить лист ожидания',
  waiting: (count) => `Ждут: ${count}`,
  waitingMore: (count) => `Ждут больше чем: ${count}`,
  more: 'Показать ещё',
  place: (place) => `Место ${place}`,
  anyone: 'любой фотограф',
  between: ({ from, until }) => (from === until ? `начало ${from}` : `начало ${from}–${until}`),
  people: (count) => `${count} чел.`,
  since: (when) => `с ${when}`,
  unconfirmed: 'Адрес ещё не подтверждён: до этого ничего не предлагается',
  lifted: (reason) => `Вне очереди: ${reason}`,
  held: (when) => `Предложено: ${when}`,
  before: (count) => `Уже предлагали: ${count}`,
  lift: 'Вне очереди',
  liftTitle: (name) => `Поставить вне очереди: ${name}`,
  liftText: 'Будет раньше всех, кто стоит в обычной очереди. Причина остаётся видна здесь и не попадает в письма.',
  reason: 'Причина',
  remove: 'Удалить',
  removeTitle: (name) => `Удалить из листа ожидания: ${name}`,
  removeQuestion: 'То, что сейчас предложено, получит следующий. Письмо не отправляется.',
  removed: 'Удалено из листа ожидания',
  done: 'Поставлено вне очереди',
  ended: (count) => `Завершено (${count})`,
  outcome: {
    fulfilled: 'запись сделана',
    left: 'вышел из листа',
    removed: 'удалено студией',
    over: 'период прошёл',
  },
  close: 'Закрыть',
};

export const listTexts: Record<Language, ListTexts> = { de, ru };
