import { ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { useBuyTexts } from '../use-buy-texts.ts';

/** Leads to where a voucher is bought. */
export const BuyLink = () => {
  const page = useBuyTexts();
  return (
    <Card className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
      <p className="max-w-prose">{page.lead}</p>
      <ButtonLink href="/voucher/buy" className="shrink-0 max-sm:w-full">
        {page.title}
      </ButtonLink>
    </Card>
  );
};
