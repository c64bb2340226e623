import type { Page, PageProps } from '#shared/web/page.ts';
import type { PublicWindow } from '../../contract.ts';
import { birthPageTexts } from '../../texts/page-texts.ts';
import { BirthUnknown } from './birth-unknown.tsx';
import { PlaceForm } from './place-form.tsx';

export interface BirthWindowData {
  readonly window?: PublicWindow;
  /** Whether there is no such service; without it and without a window the read failed. */
  readonly isUnknown?: boolean;
  /** Whether the studio sends reminders by WhatsApp. */
  readonly whatsapp?: boolean | undefined;
}

/** The page on which a family takes a place in a week. */
const BirthWindowPage = ({ data, site, search }: PageProps<BirthWindowData>) => {
  if (!data.window) return <BirthUnknown isUnknown={data.isUnknown ?? false} />;
  const photographer = new URLSearchParams(search).get('photographer') ?? undefined;
  return (
    <PlaceForm initial={data.window} photographer={photographer} site={site} offersWhatsapp={data.whatsapp ?? false} />
  );
};

export const birthWindowPage: Page<BirthWindowData> = {
  Component: BirthWindowPage,
  head: ({ site }, _, language) => ({ title: `${birthPageTexts[language].title} · ${site.company_name}` }),
};
