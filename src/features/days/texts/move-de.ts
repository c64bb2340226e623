import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'form.empty': 'An diesem Tag gibt es keine Termine zu verschieben',
  'form.intro':
    'Jeder Kunde bekommt eine E‑Mail mit einem Link: dieselbe Uhrzeit am Ersatztag nehmen, eine andere Zeit wählen oder alles online Bezahlte zurückbekommen. Ohne Gebühr.',
  'form.to': 'Ersatztag',
  'form.toDay': (day: { date: string; fits: number; total: number }) =>
    day.fits === day.total ? `${day.date}: alle passen` : `${day.date}: ${day.fits} von ${day.total} passen`,
  'form.noDay': 'Keiner: Jeder wählt selbst',
  'form.fits': 'dieselbe Uhrzeit wird gehalten',
  'form.stays': 'diese Uhrzeit ist nicht frei: wählt selbst',
  'form.chooses': 'wählt selbst',
  'form.hours': 'Ersatzzeit halten',
  'form.hoursOf': plural('de', { one: '# Stunde', other: '# Stunden' }),
  'form.until': 'Bis zur Antwort',
  'form.keep': 'gelten die Termine weiter',
  'form.give': 'entfallen die Termine sofort, ihre Zeiten sind frei',
  'form.submit': plural('de', { one: '# Termin verschieben', other: '# Termine verschieben' }),
  'form.close': 'Nichts verschieben',
  'form.textHint': 'Steht in der E‑Mail und auf der Seite, etwa der Grund.',
  'form.before': 'Schon verschoben an diesem Tag',
  'result.running': (done: { done: number; total: number }) => `${done.done} von ${done.total} benachrichtigt …`,
  'result.open': plural('de', { one: '# Antwort offen', other: '# Antworten offen' }),
  'result.moved': plural('de', { one: '# verschoben', other: '# verschoben' }),
  'result.declined': plural('de', { one: '# storniert', other: '# storniert' }),
  'result.undone': 'Zurückgenommen',
  'result.undo': 'Rückgängig machen',
  'result.undoHint': 'Zehn Minuten lang möglich, solange niemand geantwortet hat.',
  'result.undoFailed': 'Das lässt sich nicht mehr zurücknehmen.',
  'state.waiting': 'Wartet',
  'state.open': 'Antwort offen',
  'state.moved': (when: string) => `Neue Zeit: ${when} Uhr`,
  'state.declined': 'Storniert, bekommt alles zurück',
  'state.withdrawn': 'Zurückgenommen',
  'state.cancelled': 'Storniert',
  'state.lapsed': 'Fand zur alten Zeit statt',
  'state.failed': 'Nicht benachrichtigt: Der Server konnte es nicht speichern.',
  'held.yes': (when: string) => `Gehalten: ${when} Uhr`,
  'held.no': 'Keine Zeit gehalten',
  'refund.pending': 'Erstattung unterwegs',
  'refund.refunded': 'Erstattet',
  'refund.failed': 'Erstattung gescheitert: Öffnen Sie die Buchung.',
} as const;

export type DayMoveTexts = TextsOf<typeof de>;
