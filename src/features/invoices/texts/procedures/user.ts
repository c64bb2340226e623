import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { numberIn } from '../../domain/issuing.ts';
import { keepYears } from '../../domain/keep-years.ts';
import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { accountOf } from '../../domain/tax/tax-settings.ts';
import { type Block, gap, type Section } from './section.ts';

const siteMethods = {
  cash: 'bar',
  card_terminal: 'mit Karte am Terminal',
  transfer: 'per Überweisung',
  voucher: 'mit Gutschein',
} as const;

/** How bookings, payments and documents come about, are numbered, kept and handed on. */
export const userSection = (facts: ProcedureFacts): Section => ({
  title: '2 Anwenderdokumentation',
  blocks: [
    'Buchungen: Jede Buchung erhält einen eindeutigen Buchungscode. Service, Preis, Extras und Rabatte werden bei der Buchung gespeichert. Änderungen, Stornierungen und ihre Urheber stehen mit Zeitpunkt im Verlauf der Buchung und im Protokoll.',
    ...paymentsOf(facts),
    ...documentsOf(facts),
    ...monthsOf(facts),
  ],
});

const paymentsOf = ({ payments }: ProcedureFacts): Block[] => {
  const onSite = payments.on_site.map((method) => siteMethods[method]).join(', ');
  return [
    ['Onlinezahlung', payments.online ? 'eingeschaltet, über den Zahlungsdienst Stripe' : 'nicht eingeschaltet'],
    ['Überweisung', payments.transfer ? 'eingeschaltet, mit Bankverbindung und Buchungscode' : 'nicht eingeschaltet'],
    ['Im Studio erfasst', onSite === '' ? 'bisher keine Zahlung' : onSite],
    ['Anzahlung', payments.prepayment === undefined ? 'wird nicht verlangt' : `${payments.prepayment} % des Preises`],
    'Zahlungen im Studio werden an der Buchung mit Betrag, Zahlungsart, Person und Zeitpunkt festgehalten. FotoBooking ist keine Kasse im Sinne des § 146a AO. Jede Einnahme und jede Rückzahlung ist ein eigener Eintrag, der nicht geändert wird; eine Rücknahme ist ein weiterer Eintrag.',
    gap('Kassenführung: System, Verfahren und tägliche Aufzeichnung der Bareinnahmen'),
  ];
};

const documentsOf = ({ invoices, series }: ProcedureFacts): Block[] => {
  const { enabled, enabled_at, prefix, send_mails, keep_years } = invoices;
  if (!enabled) {
    return [
      ['Belege', 'FotoBooking stellt keine Belege aus.'],
      gap('Rechnungen: System, Nummernkreis und Aufbewahrung'),
    ];
  }
  const since = enabled_at === null ? '' : ` seit dem ${formatDate(berlinDateOf(enabled_at))}`;
  const kept = Math.max(keep_years, keepYears.least);
  return [
    ['Belege', `werden von FotoBooking ausgestellt${since}`],
    ['Nummern', `${prefix}-JAHR-0001 und so weiter, je Jahr, fortlaufend und ohne Lücken`],
    ...series.map(
      ({ name, last_position }) => [`Nummernkreis ${name}`, `zuletzt ${numberIn(name, last_position)}`] as const,
    ),
    'Für jede erhaltene Anzahlung entsteht eine Anzahlungsrechnung, für den ganzen Preis eine Rechnung, die die Anzahlungen abzieht. Wird ein Gutschein verkauft, dessen Umsatzsteuer schon dann anfällt, entsteht dabei eine Rechnung. Ein Beleg wird nie geändert: Er wird durch eine Stornorechnung mit Grund aufgehoben. Die Datenbank vergibt die Nummern und verweigert jede Änderung.',
    ['Form', 'PDF/A-3; für Unternehmen mit E-Rechnung (ZUGFeRD), mit Leitweg-ID als XRechnung'],
    ['Versand', send_mails ? 'per E‑Mail an den Kunden' : 'nicht von selbst; Abruf auf der Seite der Buchung'],
    [
      'Aufbewahrung',
      `${kept} Kalenderjahre nach dem Jahr der Ausstellung; vorher verweigert die Datenbank das Löschen`,
    ],
  ];
};

const monthsOf = ({ tax, closed_months }: ProcedureFacts): Block[] => [
  ['Kontenrahmen', `${tax.chart}, Sachkontenlänge ${tax.account_length}`],
  ['DATEV', `Beraternummer ${tax.adviser_number}, Mandantennummer ${tax.client_number}`],
  [
    'Konten des Geldes',
    `online ${accountOf(tax, 'online')}, Karte ${accountOf(tax, 'card_terminal')}, Bank ${accountOf(tax, 'bank')}, Kasse ${accountOf(tax, 'cash')}`,
  ],
  'Übergabe an die Buchhaltung: Jeder Monat wird als ZIP-Datei ausgegeben (Buchungsstapel im DATEV-Format, alle Belege als PDF, lesbare Tabelle, Liste der Lücken, Prüfsummen nach SHA-256). Ein abgelaufener Monat wird abgeschlossen; danach bleibt seine Datei unverändert, und Korrekturen kommen in den nächsten offenen Monat.',
  ...(closed_months.length === 0
    ? ([['Abgeschlossene Monate', 'noch keiner']] as const)
    : closed_months.map(
        ({ month, closed_at, closed_by }) =>
          [
            `Monat ${month.slice(5)}/${month.slice(0, 4)}`,
            `abgeschlossen am ${formatDate(berlinDateOf(closed_at))} von ${closed_by}`,
          ] as const,
      )),
  gap('Wer prüft und schließt den Monat ab, bis wann und wie gelangt die Datei zur Steuerberatung'),
];
