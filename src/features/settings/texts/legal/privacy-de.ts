import { addressOf, type LegalFacts, type LegalText } from './legal-text.ts';

const rights = {
  heading: 'Ihre Rechte',
  points: [
    'Auskunft über Ihre gespeicherten Daten',
    'Berichtigung falscher und Ergänzung fehlender Angaben',
    'Löschung oder Einschränkung der Verarbeitung',
    'Übertragung Ihrer Daten in einem gängigen Format',
    'Widerspruch gegen eine Verarbeitung, die auf unserem berechtigten Interesse beruht',
    'Widerruf einer Einwilligung für die Zukunft',
    'Beschwerde bei einer Aufsichtsbehörde für den Datenschutz',
  ],
};

export const privacyDe = (facts: LegalFacts): LegalText => ({
  title: 'Datenschutzerklärung',
  lead: 'Welche Daten wir bei einer Buchung brauchen, wozu wir sie verwenden und welche Rechte Sie haben.',
  sections: [
    { heading: 'Verantwortlich', paragraphs: [addressOf(facts)] },
    {
      heading: 'Was wir bei einer Buchung speichern',
      points: [
        'Ihren Namen, Ihre E‑Mail-Adresse und Ihre Telefonnummer',
        'das gewählte Shooting, die Fotografin oder den Fotografen und den Termin',
        'Ihre Anmerkungen, wenn Sie welche eintragen',
        'wann Sie diesen Hinweisen zugestimmt haben und in welcher Sprache Sie gebucht haben',
      ],
      paragraphs: [
        'Wenn Sie uns über das Kontaktformular schreiben, speichern wir Ihren Namen, Ihre E‑Mail-Adresse, Ihre Nachricht und, wenn Sie sie angeben, Ihre Telefonnummer, um Ihnen zu antworten.',
      ],
    },
    {
      heading: 'Wozu und auf welcher Grundlage',
      paragraphs: [
        'Wir verwenden diese Angaben, um den Termin zu vereinbaren, durchzuführen und abzurechnen und um Sie darüber zu informieren (Art. 6 Abs. 1 lit. b DSGVO). Belege bewahren wir auf, soweit Steuer- und Handelsrecht das verlangen (Art. 6 Abs. 1 lit. c DSGVO). Ohne Name, E‑Mail-Adresse und Telefonnummer können wir online keinen Termin vergeben.',
      ],
    },
    {
      heading: 'Wer die Daten erhält',
      paragraphs: [
        'Ihre Daten sehen nur die Mitarbeiterinnen und Mitarbeiter unseres Studios. In unserem Auftrag und an unsere Weisungen gebunden arbeiten der Betreiber des Servers, auf dem diese Seiten laufen, und der Dienst, der unsere E‑Mails zustellt. Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter.',
        ...(facts.online_payment
          ? [
              'Wenn Sie eine Anzahlung leisten, werden Sie zum Zahlungsdienst Stripe (Stripe Payments Europe, Ltd., Dublin, Irland) weitergeleitet. Dort geben Sie Ihre Zahlungsdaten ein; wir sehen sie nicht. Stripe erhält von uns die Buchungsnummer, den Betrag und Ihre E‑Mail-Adresse und verarbeitet sie in eigener Verantwortung.',
            ]
          : []),
      ],
    },
    {
      heading: 'Wie lange wir Daten aufbewahren',
      paragraphs: [
        'Wir löschen Buchungsdaten, sobald sie für den Termin und für Rückfragen nicht mehr nötig sind. Was in Rechnungen steht, müssen wir bis zu zehn Jahre aufbewahren.',
      ],
    },
    {
      heading: 'Cookies und Speicher im Browser',
      paragraphs: [
        'Wir setzen keine Cookies zur Auswertung oder Werbung und laden nichts von fremden Servern. Gespeichert wird nur, was die Seite für Sie braucht: die gewählte Sprache und, solange Sie buchen, Ihre bisherigen Eingaben. Der Server hält beim Aufruf einer Seite kurzzeitig technische Angaben wie die IP-Adresse fest, um Störungen und Missbrauch abzuwehren (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      ...rights,
      paragraphs: [
        `Eine formlose Nachricht genügt${facts.company_email ? `, zum Beispiel an ${facts.company_email}` : ''}.`,
      ],
    },
  ],
});
