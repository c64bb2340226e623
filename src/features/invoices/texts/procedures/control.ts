import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { gap, type Section } from './section.ts';

/** What the program checks by itself, and what people check. */
export const controlSection = ({ people }: ProcedureFacts): Section => {
  const closers = people
    .filter(({ role, state }) => state === 'active' && (role === 'owner' || role === 'accountant'))
    .map(({ name }) => name);
  return {
    title: '5 Internes Kontrollsystem',
    blocks: [
      'Vom Programm geprüft: Nummern von Belegen werden von der Datenbank lückenlos vergeben. Belege und Geldeinträge können nicht geändert und vor Ablauf der Frist nicht gelöscht werden. Zu einer Zahlung gilt höchstens ein Beleg, zu einer Buchung höchstens eine Rechnung. Die Zahlungen eines Termins übersteigen seinen Preis nicht. Zwei Termine eines Fotografen überschneiden sich nicht.',
      'Protokoll: Änderungen von Buchungen, Zahlungen, Belegen, Einstellungen und Zugängen werden mit Person und Zeitpunkt festgehalten. Einträge können nicht geändert werden; beim Löschen von Kundendaten werden nur personenbezogene Angaben entfernt.',
      'Monatliche Kontrolle: Die Liste der Lücken nennt fehlende Nummern und Zahlungen ohne Beleg. Die Prüfsummen zeigen, ob eine Datei unverändert ist.',
      ['Abschluss möglich durch', closers.length === 0 ? gap('Personen, die Monate abschließen') : closers.join(', ')],
      gap('Wer vergleicht Zahlungen mit Bank, Zahlungsdienst und Kasse, wie oft und wo wird das festgehalten'),
      gap('Wer prüft die Liste der Lücken und behebt Fehler'),
      gap('Änderungen dieser Dokumentation: Datum, Anlass, Person'),
    ],
  };
};
