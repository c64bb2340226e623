import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { type Block, gap, type Section, valueOrGap } from './section.ts';

const onOwnServer = 'eigener Datenbankserver';

/** What runs where, and what exchanges data with it. */
export const technicalSection = (facts: ProcedureFacts): Section => {
  const { version, is_embedded, database, mail_server, mail_from, payments } = facts;
  const place =
    is_embedded === undefined
      ? gap('Datenbank: eingebettet oder eigener Datenbankserver')
      : is_embedded
        ? 'eingebettet, auf demselben Server'
        : onOwnServer;
  return {
    title: '3 Technische Systemdokumentation',
    blocks: [
      ['Programm', `FotoBooking ${version}`],
      ['Adresse', facts.public_url],
      ['Datenbank', `PostgreSQL ${database.server_version}, Datenbank „${database.name}“`],
      ['Betrieb der Datenbank', place],
      gap('Server: Standort, Betreiber, Betriebssystem, Vertrag zur Auftragsverarbeitung'),
      ['E‑Mail-Server', valueOrGap(mail_server, 'E‑Mail-Server: Es ist keiner eingerichtet')],
      ['Absender', valueOrGap(mail_from, 'Absender der E‑Mails')],
      ...(payments.online ? [['Zahlungsdienst', 'Stripe'] as const] : []),
      ...connectionsOf(facts),
      'Buchungen, Zahlungen, Belege, abgeschlossene Monate und das Protokoll liegen in der Datenbank. Eine Änderung wird ganz oder gar nicht gespeichert. Zeitpunkte werden mit Datum und Uhrzeit gespeichert und nach deutscher Zeit ausgewertet, Beträge in Cent. Jede Programmversion ändert die Datenbank nur über mitgelieferte, nummerierte Schritte.',
    ],
  };
};

const connectionsOf = ({ api_keys, webhooks }: ProcedureFacts): Block[] => [
  ...(api_keys.length === 0
    ? ([['API-Schlüssel', 'keine']] as const)
    : api_keys.map(({ name, scopes }) => ['API-Schlüssel', `${name} (Rechte: ${scopes.join(', ')})`] as const)),
  ...(webhooks.length === 0
    ? ([['Webhooks', 'keine']] as const)
    : webhooks.map(({ name, is_on }) => ['Webhook', is_on ? name : `${name} (ausgeschaltet)`] as const)),
];
