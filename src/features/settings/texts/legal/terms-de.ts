import { plural } from '#shared/web/plural.ts';
import { addressOf, type LegalFacts, type LegalText } from './legal-text.ts';

const hours = plural('de', { one: '# Stunde', other: '# Stunden' });

const days = plural('de', { one: '# Tag', other: '# Tage' });

/** The refund rule in words, if the studio has set one. */
const refundIntro = ({ refund_stages: stages }: LegalFacts): string[] => {
  if (stages === undefined) {
    return [
      'Haben wir für die Rückzahlung von Anzahlungen feste Stufen, sehen Sie diese vor dem Bezahlen und noch einmal, bevor Sie stornieren.',
    ];
  }
  if (stages.length === 0) return ['Eine Anzahlung erstatten wir nicht, wenn Sie stornieren.'];
  return [
    'Stornieren Sie, erstatten wir von einer Anzahlung den folgenden Anteil. Gezählt werden Kalendertage bis zu der Uhrzeit, zu der Ihr Termin beginnt. Es gilt, was bei Ihrer Buchung galt; die Beträge und Zeitpunkte sehen Sie vor dem Bezahlen und noch einmal, bevor Sie stornieren.',
  ];
};

const refundPoints = ({ refund_stages: stages = [] }: LegalFacts): string[] => {
  if (stages.length === 0) return [];
  const lines = stages.map(({ days_before, percent }) =>
    days_before === 0 ? `bis zum Beginn: ${percent} %` : `bis ${days(days_before)} vorher: ${percent} %`,
  );
  return stages.at(-1)?.days_before === 0 ? lines : [...lines, 'danach: nichts'];
};

const missed = plural('de', { one: '# Termin', other: '# Termine' });

/** When the whole price is due in advance, if the studio has set a rule. */
const fullPayment = ({ full_payment_after_missed: count }: LegalFacts): string[] =>
  count === undefined
    ? []
    : [
        `Wer in den letzten 24 Monaten mindestens ${missed(count)} nicht wahrgenommen hat, zahlt bei der nächsten Online-Buchung den ganzen Preis im Voraus. Gezählt werden die Termine unter derselben E‑Mail-Adresse. Auch dieser Betrag steht vor dem Absenden fest.`,
      ];

/** What whoever does not come owes, if the studio charges that. A lower damage may be proved (§ 309 no. 5 BGB). */
const noShowFee = ({ no_show_fee_percent: percent }: LegalFacts): string[] =>
  percent === undefined
    ? []
    : [
        `Kommen Sie zu einem online gebuchten Termin nicht und haben ihn nicht vorher storniert, können wir ${percent} % des vereinbarten Preises als Ausfallhonorar berechnen. Was Sie schon gezahlt haben, rechnen wir an; was darüber hinausgeht, erstatten wir. Weisen Sie nach, dass uns kein oder ein geringerer Schaden entstanden ist, zahlen Sie entsprechend weniger. Es gilt, was bei Ihrer Buchung galt.`,
      ];

const moving =
  'Wenn Sie einen Termin verschieben möchten, sprechen Sie uns an; wir suchen gemeinsam nach einer anderen Zeit. Bei Verspätungen kann sich das Shooting verkürzen, wenn danach ein weiterer Termin vergeben ist.';

export const termsDe = (facts: LegalFacts): LegalText => terms(facts, refundPoints(facts));

/** The sections that are the same for every studio. */
const closing = [
  {
    heading: 'Bilder und Nutzung',
    paragraphs: [
      'Auswahl und Bearbeitung der Bilder liegen in der künstlerischen Verantwortung der Fotografin oder des Fotografen. Wenn nichts anderes vereinbart ist, dürfen Sie die Bilder für private Zwecke nutzen. Wir veröffentlichen Bilder von Ihnen nur mit Ihrer Einwilligung.',
    ],
  },
  {
    heading: 'Haftung',
    paragraphs: [
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper oder Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den typischen, vorhersehbaren Schaden.',
    ],
  },
  {
    heading: 'Schlussbestimmungen',
    paragraphs: [
      'Es gilt deutsches Recht. Ihre gesetzlichen Rechte als Verbraucherin oder Verbraucher bleiben von diesen Bedingungen unberührt.',
    ],
  },
];

const terms = (facts: LegalFacts, stages: readonly string[]): LegalText => ({
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Was für eine Buchung bei uns gilt, von der Anfrage bis zu den fertigen Bildern.',
  sections: [
    {
      heading: 'Vertragspartner',
      paragraphs: [
        `Diese Bedingungen gelten für Termine, die Sie online bei uns buchen. Ihr Vertragspartner ist:`,
        addressOf(facts),
      ],
    },
    {
      heading: 'Buchung',
      paragraphs: [
        'Mit dem Absenden der Buchung fragen Sie den gewählten Termin verbindlich an. Die Zeit ist damit für Sie reserviert. Der Vertrag kommt zustande, wenn wir den Termin per E‑Mail bestätigen oder, falls eine Anzahlung verlangt wird, mit deren Eingang. Bitte achten Sie darauf, dass Ihre Angaben stimmen und Sie unter der genannten E‑Mail-Adresse und Telefonnummer erreichbar sind.',
      ],
    },
    {
      heading: 'Preise und Anzahlung',
      paragraphs: [
        'Es gilt der Preis, der bei der Buchung angezeigt wird, in Euro und einschließlich der gesetzlichen Umsatzsteuer. Preise mit dem Zusatz „ab“ sind Grundpreise; was darüber hinausgeht, vereinbaren wir vorher mit Ihnen.',
        'Wird für ein Shooting eine Anzahlung verlangt, steht der Betrag vor dem Absenden fest. Sie wird auf den Gesamtpreis angerechnet. Geht sie nicht innerhalb der genannten Frist ein, können wir den Termin wieder freigeben. Den Rest zahlen Sie vor Ort.',
        ...fullPayment(facts),
      ],
    },
    {
      heading: 'Stornieren und Verschieben durch Sie',
      paragraphs: [
        facts.cancel_window_hours === undefined
          ? 'Einen bestätigten Termin können Sie über den Link in Ihrer E‑Mail stornieren, solange die dort genannte Frist läuft.'
          : facts.cancel_window_hours === 0
            ? 'Einen bestätigten Termin können Sie bis zu seinem Beginn über den Link in Ihrer E‑Mail stornieren.'
            : `Einen bestätigten Termin können Sie bis ${hours(facts.cancel_window_hours)} vor Beginn über den Link in Ihrer E‑Mail stornieren. Danach rufen Sie uns bitte an.`,
        ...noShowFee(facts),
        ...refundIntro(facts),
        ...(stages.length === 0 ? [moving] : []),
      ],
    },
    ...(stages.length === 0 ? [] : [{ heading: '', points: stages, paragraphs: [moving] }]),
    {
      heading: 'Stornierung durch uns',
      paragraphs: [
        'Können wir einen Termin nicht einhalten, etwa wegen Krankheit, sagen wir Ihnen so früh wie möglich Bescheid und bieten einen Ersatztermin an. Kommt keiner zustande, erstatten wir bereits gezahlte Beträge vollständig.',
      ],
    },
    ...closing,
  ],
});
