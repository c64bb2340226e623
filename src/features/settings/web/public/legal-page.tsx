import { Card } from '#shared/web/card.tsx';
import type { Page, PageProps } from '#shared/web/page.ts';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { LegalSection } from '../../texts/legal/legal-text.ts';
import type { LegalTexts } from '../../texts/legal/legal-texts.ts';

export interface LegalData {
  readonly texts: LegalTexts;
}

const Legal = ({ data }: PageProps<LegalData>) => {
  const { language } = useLanguage();
  const { title, lead, sections } = data.texts[language];
  return (
    <PageFrame title={title} lead={lead}>
      <Card as="article" className="space-y-8">
        {sections.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order of sections never changes, and two may have the same heading
          <Section key={index} section={section} />
        ))}
      </Card>
    </PageFrame>
  );
};

const Section = ({ section }: { readonly section: LegalSection }) => (
  <section className="max-w-prose">
    {section.heading && <h2 className="text-lg font-semibold">{section.heading}</h2>}
    {section.points && (
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-accent">
        {section.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {section.paragraphs?.map((paragraph) => (
      <p key={paragraph} className="mt-2 whitespace-pre-line">
        {paragraph}
      </p>
    ))}
  </section>
);

/** Imprint, privacy, terms and accessibility statement: the same page with different texts. */
export const legalPage: Page<LegalData> = {
  Component: Legal,
  head: ({ data, site }, _, language) => ({
    title: `${data.texts[language].title} · ${site.company_name}`,
    description: data.texts[language].lead,
  }),
};
