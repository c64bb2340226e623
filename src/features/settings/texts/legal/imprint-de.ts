import { addressOf, type LegalFacts, type LegalText } from './legal-text.ts';

export const imprintDe = (facts: LegalFacts): LegalText => ({
  title: 'Impressum',
  lead: 'Angaben nach § 5 DDG',
  sections: [
    { heading: 'Anbieter', paragraphs: [addressOf({ ...facts, company_email: '', company_phone: '' })] },
    ...(facts.company_email || facts.company_phone
      ? [
          {
            heading: 'Kontakt',
            paragraphs: [
              [
                facts.company_phone && `Telefon: ${facts.company_phone}`,
                facts.company_email && `E‑Mail: ${facts.company_email}`,
              ]
                .filter(Boolean)
                .join('\n'),
            ],
          },
        ]
      : []),
    {
      heading: 'Streitbeilegung',
      paragraphs: [
        'Wir sind nicht verpflichtet und nicht bereit, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      ],
    },
  ],
});
