import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'notice.title': 'Vorlauf',
  'notice.kind': 'Kunden müssen buchen',
  'notice.kind.hours': 'einige Stunden vor dem Termin',
  'notice.kind.day_before': 'bis zu einer Uhrzeit am Vortag',
  'notice.hours': 'Vorlauf in Stunden',
  'notice.until': 'Am Vortag bis',
  'notice.open.hours': 'Nur Stunden zählen, in denen das Studio geöffnet ist',
  'notice.open.day_before': 'Nur Tage zählen, an denen das Studio geöffnet ist',
  'notice.words.hours': ({ hours, open }: { hours: number; open: boolean }) =>
    `${hours} Std. vorher${open ? ', nur Öffnungszeiten' : ''}`,
  'notice.words.day_before': ({ until, open }: { until: string; open: boolean }) =>
    `am Vortag bis ${until}${open ? ', nur geöffnete Tage' : ''}`,
  'notice.words.studio': 'wie im Studio',
  'notice.own': 'Eigener Vorlauf für diesen Service',
  'moves.title': 'Verschieben durch Kunden',
  'moves.by_link': 'Kunden dürfen ihren Termin selbst verschieben',
  'moves.by_link.hint': 'Über den Link in ihren E‑Mails, nur auf freie Zeiten. Gilt für Buchungen ab jetzt.',
  'moves.until_hours': 'Bis wie viele Stunden vorher',
  'moves.free_moves': 'Wie oft kostenlos',
  'moves.most_days_later': 'Höchstens Tage später',
  'moves.has_fee': 'Danach gegen eine Gebühr',
  'moves.fee': 'Gebühr je weiteres Mal',
  'moves.fee.hint': 'Kommt zum Preis der Buchung hinzu.',
  'moves.fee.problem': 'Bitte einen Betrag bis 1.000 € angeben',
  'moves.free_moves.problem': 'Ohne Gebühr mindestens einmal',
  'moves.own': 'Eigene Regeln fürs Verschieben dieses Service',
  'moves.words.none': 'nur durch das Studio',
  'moves.words.by_link': ({ hours, free }: { hours: number; free: number }) =>
    `bis ${hours} Std. vorher, ${free}-mal kostenlos`,
  'rules.number': ({ min, max, step }: { min: number; max: number; step: number }) =>
    `Bitte eine ganze Zahl von ${min} bis ${max}${step > 1 ? ` in Schritten von ${step}` : ''} angeben`,
  'rules.time': 'Bitte eine Uhrzeit wie 09:30 angeben.',
} as const;

export type ServiceRulesTexts = TextsOf<typeof de>;
