import type { Language } from '#shared/kernel/language.ts';
import type { WithdrawalOutcome } from '../domain/withdrawal.ts';

/** The texts of the screen of withdrawals, loaded with it. */
const de = {
  title: 'Widerrufe',
  subtitle: 'Was Kunden über „Vertrag widerrufen“ erklärt haben.',
  empty: 'Noch kein Widerruf',
  emptyText:
    'Unter jeder öffentlichen Seite steht der Link „Vertrag widerrufen“. Was dort erklärt wird, erscheint hier.',
  loadError: 'Die Widerrufe konnten nicht geladen werden',
  open: (count: number) =>
    count === 1 ? '1 Widerruf wartet auf Ihre Entscheidung' : `${count} Widerrufe warten auf Ihre Entscheidung`,
  settled: 'Erledigt',
  outcome: {
    cancelled: 'In der Frist: storniert und alles online Bezahlte erstattet.',
    proposed:
      'In der Frist: storniert. Der Kunde hatte gewünscht, dass vor dem Ende der Frist begonnen wird, deshalb entscheiden Sie, was erstattet wird.',
    request: 'Nach der Frist, ohne Widerrufsrecht oder zum zweiten Mal: Es wurde nichts geändert.',
    unknown: 'Dazu wurde keine Buchung gefunden. Vielleicht stimmt der Code, das Datum oder die E‑Mail‑Adresse nicht.',
  } satisfies Record<WithdrawalOutcome, string>,
  byDay:
    'Genannt wurde der Tag, nicht der Buchungscode: Es wurde nichts geändert. Der Kunde kann den Widerruf über seine E‑Mail bestätigen. Sind Sie sicher, dass er von ihm ist, machen Sie ihn hier wirksam: Die Buchung wird storniert und alles online Bezahlte erstattet.',
  confirm: 'Wirksam machen',
  confirmed: 'Der Widerruf ist wirksam',
  confirmQuestion: (name: string) =>
    `Widerruf von ${name} wirksam machen? Die Buchung wird storniert und alles online Bezahlte erstattet.`,
  declared: (when: string) => `${when} Uhr`,
  reference: (typed: string) => `Angegeben: ${typed}`,
  booking: ({ code, when }: { readonly code: string; readonly when: string }) => `Buchung ${code}, ${when} Uhr`,
  gone: 'Die Buchung wurde gelöscht.',
  paid: (amount: string) => `Bezahlt waren ${amount}. Erstatten können Sie an der Buchung.`,
  refunded: (amount: string) => `Erstattet: ${amount}`,
  decide: 'Entscheidung eintragen',
  decideTitle: (name: string) => `Widerruf von ${name}`,
  decideText:
    'Halten Sie fest, was Sie getan haben, zum Beispiel: „Buchung gefunden, storniert und 75 € erstattet.“ Der Eintrag bleibt so stehen, und es wird keine E‑Mail verschickt.',
  decision: 'Entscheidung',
  save: 'Eintragen',
  saved: 'Entscheidung eingetragen',
  decided: (when: string) => `Entschieden am ${when} Uhr`,
};

export type WithdrawalsTexts = typeof de;

const ru: WithdrawalsTexts = {
  title: 'Отказы от договора',
  subtitle: 'Что клиенты заявили по ссылке «Отказаться от договора».',
  empty: 'Отказов пока нет',
  emptyText:
    'Ссылка «Отказаться от договора» есть внизу каждой открытой страницы. Всё заявленное по ней появляется здесь.',
  loadError: 'Не удалось загрузить отказы от договора',
  open: (count) => `Ждут вашего решения: ${count}`,
  settled: 'Улажено',
  outcome: {
    cancelled: 'В срок: запись отменена, всё оплаченное онлайн возвращено.',
    proposed: 'В срок: запись отменена. Клиент просил начать до окончания срока, поэтому сумму возврата решаете вы.',
    request: 'После срока, без права на отказ или повторно: ничего не изменено.',
    unknown: 'Запись не найдена. Возможно, неверны код, дата или адрес.',
  },
  byDay:
    'Указан день, а не код записи: ничего не изменено. Клиент может подтвердить отказ по ссылке в письме. Если вы уверены, что отказ от него, введите его в силу здесь: запись будет отменена, всё оплаченное онлайн возвращено.',
  confirm: 'Ввести в силу',
  confirmed: 'Отказ вступил в силу',
  confirmQuestion: (name) => `Ввести отказ в силу (${name})? Запись будет отменена, всё оплаченное онлайн возвращено.`,
  declared: (when) => when,
  reference: (typed) => `Указано: ${typed}`,
  booking: ({ code, when }) => `Запись ${code}, ${when}`,
  gone: 'Запись удалена.',
  paid: (amount) => `Было оплачено ${amount}. Вернуть деньги можно в записи.`,
  refunded: (amount) => `Возвращено: ${amount}`,
  decide: 'Внести решение',
  decideTitle: (name) => `Отказ от договора: ${name}`,
  decideText:
    'Запишите, что вы сделали, например: «Запись нашлась, отменена, возвращено 75 €». Изменить это потом нельзя, письмо не отправляется.',
  decision: 'Решение',
  save: 'Внести',
  saved: 'Решение внесено',
  decided: (when) => `Решено ${when}`,
};

export const withdrawalsTexts: Readonly<Record<Language, WithdrawalsTexts>> = { de, ru };
