/** The texts of the screen for legal pages. */
export const legalAdminDe = {
  'legal.title': 'Rechtliche Seiten',
  'legal.subtitle': 'Impressum, Datenschutz, AGB und Barrierefreiheit Ihrer Buchungsseite, auf Deutsch und Russisch.',
  'legal.loadError': 'Die rechtlichen Seiten konnten nicht geladen werden',
  'legal.saveError': 'Die Seite konnte nicht gespeichert werden',
  'legal.imprint': 'Impressum',
  'legal.privacy': 'Datenschutz',
  'legal.terms': 'AGB',
  'legal.accessibility': 'Barrierefreiheit',
  'legal.hint.imprint':
    'Die Vorlage enthält Name, Adresse und Kontaktdaten aus den Firmendaten. Ergänzen Sie, was für Sie gilt: Vertretungsberechtigte, Umsatzsteuer-ID, Registernummer, zuständige Kammer.',
  'legal.hint.privacy':
    'Die Vorlage beschreibt, was FotoBooking speichert. Sie ersetzt keine Rechtsberatung: Bitte lassen Sie den Text prüfen. Mit jeder Buchung wird festgehalten, welcher Fassung zugestimmt wurde.',
  'legal.hint.terms':
    'Die Vorlage nennt Ihre Stornofrist und, wenn eingeschaltet, die Anzahlung. Sie ersetzt keine Rechtsberatung: Bitte lassen Sie den Text prüfen. Mit jeder Buchung wird festgehalten, welche Fassung galt.',
  'legal.hint.accessibility':
    'Die Vorlage beschreibt die Buchungsseite und wie die Software geprüft wird. Ergänzen Sie, was für Sie gilt: bekannte Barrieren, Datum Ihrer eigenen Prüfung, Anschrift der Marktüberwachung, Zugänglichkeit Ihrer Räume. Dienstleister mit weniger als 10 Beschäftigten und höchstens 2 Mio. € Jahresumsatz sind ausgenommen (§ 3 Abs. 3 BFSG). Verbindlich ist die deutsche Fassung; bitte lassen Sie sie prüfen.',
  'legal.language.de': 'Deutsch',
  'legal.language.ru': 'Russisch',
  'legal.show': 'Seite ansehen',
  'legal.own': 'Eigener Text',
  'legal.template': 'Text der Vorlage',
  'legal.ownHint': 'Leerzeile: neuer Absatz. „## “ am Anfang: Überschrift. „- “ am Anfang: Aufzählung.',
  'legal.templateHint':
    'Die Vorlage folgt Ihren Firmendaten von selbst. Sobald Sie hier etwas ändern und speichern, gilt Ihr eigener Text.',
  'legal.backToTemplate': 'Zurück zur Vorlage',
  'legal.published': 'Veröffentlicht',
  'legal.history': 'Fassungen',
  'legal.historyHint': 'Jede Fassung, die galt, bleibt im Wortlaut erhalten.',
  'legal.historyNone': 'Noch keine. Die erste wird mit der ersten Buchung festgehalten.',
  'legal.inForce': 'gilt jetzt',
} as const;
