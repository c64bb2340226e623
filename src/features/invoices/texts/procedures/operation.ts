import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { gap, type Section } from './section.ts';

const roles = {
  owner: 'Inhaber: alles',
  desk: 'Empfang: Tagesgeschäft ohne Einstellungen und Abschluss',
  photographer: 'Fotograf: nur eigene Termine',
  accountant: 'Buchhaltung: Zahlungen, Belege, Berichte, Abschluss',
} as const;
const states = { active: '', invited: ' (eingeladen)', deactivated: ' (deaktiviert)' } as const;

/** Who has access, and how data are backed up and kept. */
export const operationSection = ({ people, is_embedded, invoices, audit_months }: ProcedureFacts): Section => ({
  title: '4 Betriebsdokumentation',
  blocks: [
    ...people.map(({ name, role, state }) => [`${name}${states[state]}`, roles[role]] as const),
    'Jede Person hat ein eigenes Konto. Kennwörter werden nur als Prüfwert gespeichert; ein zweiter Faktor oder ein Passkey kann eingerichtet werden. Für den Abschluss und die Ausgabe eines Monats ist eine Bestätigung der letzten 15 Minuten nötig. Konten, die nicht mehr gebraucht werden, werden deaktiviert.',
    gap('Wer vergibt und entzieht Zugänge, und wie oft werden sie überprüft'),
    ...(is_embedded
      ? [
          'Vor jeder Änderung der Datenbank durch eine neue Programmversion wird von selbst eine Sicherung geschrieben; die letzten drei bleiben.',
        ]
      : []),
    'Eine Sicherung enthält die ganze Datenbank. Sie wird mit dem Befehl „fotobooking backup“ oder mit den Werkzeugen des Datenbankservers gemacht und mit „fotobooking restore“ zurückgespielt.',
    gap('Sicherung: wie oft, wohin, wie lange aufbewahrt, wer prüft die Wiederherstellung und wann zuletzt'),
    ['Belege, Monate', `${invoices.keep_years} Kalenderjahre`],
    ['Protokoll', audit_months === null ? 'unbegrenzt' : `${audit_months} Monate`],
    gap('Aufbewahrung der übrigen Unterlagen und der früheren Fassungen dieser Dokumentation (zehn Jahre)'),
  ],
});
