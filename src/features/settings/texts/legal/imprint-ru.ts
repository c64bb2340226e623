import { addressOf, type LegalFacts, type LegalText } from './legal-text.ts';

export const imprintRu = (facts: LegalFacts): LegalText => ({
  title: 'Impressum (реквизиты)',
  lead: 'Сведения по § 5 DDG (закон Германии о цифровых услугах)',
  sections: [
    { heading: 'Владелец сайта', paragraphs: [addressOf({ ...facts, company_email: '', company_phone: '' })] },
    ...(facts.company_email || facts.company_phone
      ? [
          {
            heading: 'Контакты',
            paragraphs: [
              [
                facts.company_phone && `Телефон: ${facts.company_phone}`,
                facts.company_email && `E‑mail: ${facts.company_email}`,
              ]
                .filter(Boolean)
                .join('\n'),
            ],
          },
        ]
      : []),
    {
      heading: 'Разрешение споров',
      paragraphs: [
        'Мы не обязаны и не готовы участвовать в разбирательстве в органе по урегулированию потребительских споров.',
      ],
    },
  ],
});
