import { addressOf, type LegalFacts, type LegalText } from './legal-text.ts';

/**
 * The accessibility statement after § 14 BFSG and its Annex 3, the binding one. It states only what is true of every
 * studio; known barriers, the studio's own check and its rooms are for the studio to add.
 */
export const accessibilityDe = (facts: LegalFacts): LegalText => ({
  title: 'Erklärung zur Barrierefreiheit',
  lead: 'Informationen nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) zu unserer Online-Buchung.',
  sections: [
    { heading: 'Anbieter', paragraphs: [addressOf(facts)] },
    {
      heading: 'So buchen Sie bei uns',
      paragraphs: [
        'Auf diesen Seiten buchen Sie online ein Fotoshooting: Sie wählen das Shooting, die Fotografin oder den Fotografen und eine freie Zeit, geben Ihre Kontaktdaten ein und schicken die Buchung ab. Danach erhalten Sie eine E‑Mail mit Links, über die Sie Ihren Termin ansehen und stornieren.',
        'Alle Schritte stehen auf Deutsch und Russisch bereit. Ihre Eingaben bleiben erhalten, wenn etwas fehlt; was fehlt, steht als Text beim Feld.',
      ],
    },
    {
      heading: 'Wie die Anforderungen erfüllt werden',
      paragraphs: [
        'Maßstab sind die Verordnung zum BFSG und die Norm EN 301 549 mit den Web Content Accessibility Guidelines (WCAG) 2.1, Stufe AA. Die Software hinter diesen Seiten wird mit jeder Änderung automatisch daraufhin geprüft:',
      ],
    },
    {
      heading: '',
      points: [
        'Alles lässt sich mit der Tastatur bedienen, und die Stelle, an der Sie sind, ist sichtbar.',
        'Felder, Schaltflächen und Meldungen haben Namen, die Vorleseprogramme ausgeben.',
        'Texte sind auf ihrem Hintergrund ausreichend kontrastreich.',
        'Die Seiten passen sich kleinen Bildschirmen an.',
      ],
      paragraphs: [
        'Eine automatische Prüfung findet nicht jede Barriere. Texte und Bilder, die wir selbst einstellen, und die Bezahlseite des Zahlungsdienstes sind davon nicht erfasst.',
      ],
    },
    {
      heading: 'Barriere melden',
      paragraphs: [
        `Wenn Sie an einer Stelle nicht weiterkommen, schreiben Sie uns oder rufen Sie an. Wir helfen Ihnen bei der Buchung und beheben die Barriere${facts.company_email ? `: ${facts.company_email}` : '.'}`,
      ],
    },
    {
      heading: 'Zuständige Behörde',
      paragraphs: [
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
      ],
    },
  ],
});
