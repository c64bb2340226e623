import type { TextsOf } from '../texts.tsx';

export const de = {
  'error.title': 'Etwas ist schiefgelaufen',
  'error.unknown': 'Ein unerwarteter Fehler ist aufgetreten',
  'error.network': 'Netzwerkfehler. Bitte versuchen Sie es erneut.',
  'error.reload': 'Seite neu laden',
  'error.retry': 'Erneut versuchen',
  'dialog.ok': 'OK',
  'dialog.cancel': 'Abbrechen',
  'dialog.confirm': 'Bestätigen',
  'toast.close': 'Meldung schließen',
  loading: 'Wird geladen …',
  'field.optional': 'optional',
  'language.switch': 'Sprache',
  'month.previous': 'Vorheriger Monat',
  'month.next': 'Nächster Monat',
  'month.past': 'diese Tage sind vorbei',
  'month.today': 'heute',
  'month.free': 'freie Termine',
  'month.full': 'keine freien Termine',
} as const;

export type SharedTexts = TextsOf<typeof de>;
