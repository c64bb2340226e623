import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';
import { de as preview } from './import-preview-de.ts';

const contacts = plural('de', { one: '# Kontakt', other: '# Kontakte' });
const stay = (count: number) => `${contacts(count)} ${count === 1 ? 'bleibt' : 'bleiben'}`;

export const de = {
  'file.label': 'CSV-Datei',
  'file.choose': 'CSV importieren',
  'file.notCsv': 'Bitte wählen Sie eine CSV-Datei aus',
  'file.isSheet':
    'Das ist eine Excel- oder PDF-Datei. Bitte speichern Sie die Tabelle als CSV und wählen Sie diese Datei aus.',
  'file.tooLarge': 'Die CSV-Datei ist größer als 20 MB',
  'refusal.empty': 'CSV-Datei ist leer oder hat keine Daten',
  'refusal.no_person': (headers: string) =>
    `Die CSV-Datei braucht Spalten für Name (name) und E‑Mail (email). Gefunden: ${headers}`,
  'refusal.no_contacts': 'Keine gültigen Kontakte in der CSV-Datei gefunden',
  'refusal.too_many_columns': (most: number) => `Die CSV-Datei hat mehr als ${most} Spalten`,
  'refusal.byHand': 'Spalten selbst zuordnen',
  error: 'Fehler beim Importieren der CSV-Datei',
  'error.unknown': 'Unbekannter Fehler',
  'preview.title': 'Import prüfen',
  'preview.broken': (line: number) =>
    `In Zeile ${line} beginnt ein Anführungszeichen, das nie geschlossen wird. Was danach kommt, wurde als eine einzige Zelle gelesen. Prüfen Sie die Datei, bevor Sie importieren.`,
  'preview.known': (count: number) => `${count} davon mit einer E‑Mail-Adresse, die schon auf dem Board ist.`,
  'preview.status':
    'Ein leerer Status oder „new“ wird zu „Neu“, „abgesagt“ zu „Abgesagt“, „nicht erreicht“ zu „Nicht erreicht“, jeder andere, auch „neu“, zu „In Klärung“. „Termin geplant“ und „Shooting“ werden nicht importiert.',
  ...preview,
  'preview.nothing': 'Es gibt nichts Neues zu importieren.',
  'preview.run': (count: number) => `${contacts(count)} importieren`,
  'preview.firstRows': 'Die ersten Zeilen',
  'count.total': 'Gesamt in Datei',
  'count.toImport': 'Zu importieren',
  'count.duplicate': 'Duplikate übersprungen',
  'count.appointment': 'Mit Termin übersprungen',
  'count.incomplete': 'Ohne Name oder E‑Mail',
  'count.bad_email': 'Mit ungültiger E‑Mail-Adresse',
  'count.test': 'Testdaten übersprungen',
  'count.too_long': 'Zu lang',
  'count.imported': 'Importiert',
  'count.failed': 'Fehlgeschlagen',
  'count.left': 'Angehalten, nicht importiert',
  'column.line': 'Zeile',
  'column.phase': 'Phase',
  'columns.title': 'Spalten zuordnen',
  'columns.guess': 'Vorschlag wiederherstellen',
  'columns.text':
    'Mehrere Spalten dürfen Name sein: sie werden verbunden. Von mehreren E‑Mail- oder Telefonspalten gilt die erste, die ausgefüllt ist. Was nicht zugeordnet ist, bleibt beim Kontakt unter „Daten der Zeile“.',
  'columns.empty': 'leer',
  'columns.unnamed': (number: number) => `Spalte ${number}`,
  'columns.becomes': (header: string) => `${header} wird`,
  'columns.none': 'Nicht zuordnen',
  'columns.missing': 'Wählen Sie, in welcher Spalte der Name und in welcher die E‑Mail steht.',
  'columns.missing.name': 'Wählen Sie, in welcher Spalte der Name steht.',
  'columns.missing.email': 'Wählen Sie, in welcher Spalte die E‑Mail steht.',
  'target.status': 'Status',
  'target.since': 'Wartet seit',
  'target.question': 'Tags und Zeiten',
  'running.title': 'Kontakte werden importiert',
  'running.label': 'Fortschritt',
  'running.text': ({ done, all }: { done: number; all: number }) =>
    `${done} von ${all} Kontakten. Bitte lassen Sie diese Seite geöffnet.`,
  'running.stop': 'Anhalten',
  'failed.network': 'Keine Verbindung zum Server.',
  'failed.session': 'Die Anmeldung ist abgelaufen. Melden Sie sich an, und importieren Sie den Rest noch einmal.',
  'failed.refused': 'Der Server nimmt die Angaben dieser Zeile nicht an.',
  'failed.server': (status: number) => `Fehler im Server (HTTP ${status})`,
  'summary.title': 'Import abgeschlossen',
  'summary.failed': 'Nicht importiert:',
  'summary.row': ({ line, name, reason }: { line: number; name: string; reason: string }) =>
    `Zeile ${line}, ${name}: ${reason}`,
  'summary.download': 'Fehlgeschlagene Zeilen herunterladen',
  'summary.undo': 'Import rückgängig machen',
  'summary.done': 'Fertig',
  'failedRows.reason': 'Grund',
  'failedRows.file': 'nicht-importiert.csv',
  'undo.question': 'Import rückgängig machen?',
  'undo.question.text':
    'Die importierten Kontakte werden wieder gelöscht. Wer inzwischen bearbeitet wurde, eine Notiz hat oder gebucht hat, bleibt.',
  'undo.yes': 'Rückgängig machen',
  'undo.of': (file: string) => `${file} rückgängig machen`,
  'undo.removed': (count: number) => `${contacts(count)} entfernt.`,
  'undo.keptChanged': (count: number) => `${stay(count)}, weil jemand daran gearbeitet hat.`,
  'undo.keptBooked': (count: number) => `${stay(count)}, weil daraus eine Buchung geworden ist.`,
  'undo.done': (result: string) => `Rückgängig gemacht: ${result}`,
  'undo.toast': (result: string) => `Import rückgängig gemacht: ${result}`,
  'undo.twice': 'Dieser Import wurde schon rückgängig gemacht.',
  'undo.error': 'Der Import konnte nicht rückgängig gemacht werden. Bitte versuchen Sie es noch einmal.',
  'list.open': 'Bisherige Importe',
  'list.open.title': 'Bisherige Importe ansehen oder rückgängig machen',
  'cards.label': 'Adressbuch (.vcf)',
  'cards.choose': 'Adressbuch importieren (.vcf)',
  'list.error': 'Die Importe konnten nicht geladen werden',
  'list.empty': 'Bisher wurden keine Kontakte importiert.',
  'list.hint':
    'Rückgängig gemacht werden nur unveränderte Kontakte. Wer bearbeitet wurde, eine Notiz hat oder gebucht hat, bleibt.',
  'list.undone': ({ removed, kept }: { removed: number; kept: number }) =>
    `Rückgängig gemacht: ${removed} entfernt, ${kept} behalten`,
  'list.left': (count: number) => `${count} auf dem Board`,
  'list.changed': (count: number) => `davon ${count} bearbeitet oder gebucht`,
} as const;

export type ImportTexts = TextsOf<typeof de>;
