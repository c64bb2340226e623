import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Button } from '#shared/web/button.tsx';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { QrCode } from '#shared/web/qr/qr-code.tsx';
import type { CampaignCards, Card } from '../../../cards-contract.ts';
import type { CampaignWithSpots } from '../../../contract.ts';
import { campaignAdminTexts } from '../../../texts/admin-texts.ts';
import { useCampaignAdminTexts } from '../use-campaign-admin-texts.ts';
import { AddCards } from './add-cards.tsx';
import { useRemoveCard } from './use-cards.ts';

interface CardSheetsProps {
  readonly campaign: CampaignWithSpots;
  readonly cards: CampaignCards['cards'];
}

/** All cards as they are printed, eight on a sheet of A4; a lost one is deleted. */
export const CardSheets = ({ campaign, cards }: CardSheetsProps) => {
  const words = useCampaignAdminTexts();
  const [adding, setAdding] = useState(false);
  const remove = useRemoveCard(campaign.id);
  const ask = async ({ id, number }: Card): Promise<void> => {
    const wording = { title: words.removeCard(number), confirm: words.remove, tone: 'danger' } as const;
    if (!(await askConfirmation(words.removeCardQuestion, wording))) return;
    await remove.mutateAsync(id).catch(() => void showAlert(words.changeError));
  };
  const isOn = campaign.state !== 'closed';
  const add = isOn && (
    <Button onClick={() => setAdding(true)}>
      <Plus size={18} aria-hidden="true" />
      {words.addCards}
    </Button>
  );
  return (
    <>
      {cards.length === 0 ? (
        <div className="card">
          <EmptyState title={words.noCards} text={words.noCardsText}>
            {add}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-muted">{words.cardsLead}</p>
            {add}
          </div>
          <ul data-print-alone="" className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 print:gap-0 print:text-black">
            {cards.map((card) => (
              <li
                key={card.id}
                className="relative flex gap-3 rounded-field border border-line bg-surface p-3 print:h-[66mm] print:overflow-hidden print:break-inside-avoid print:rounded-none print:border-dashed print:border-black print:bg-white"
              >
                <PrintedCard campaign={campaign} card={card} />
                {isOn && card.booking_id === null && (
                  <span className="absolute right-1 bottom-1 print:hidden">
                    <IconButton label={words.removeCard(card.number)} icon={Trash2} onClick={() => void ask(card)} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {adding && <AddCards campaignId={campaign.id} onClose={() => setAdding(false)} />}
    </>
  );
};

/** For the parents: in German, and in Russian below, whatever the language of the back office is. */
const PrintedCard = ({ campaign, card }: { readonly campaign: CampaignWithSpots; readonly card: Card }) => {
  const words = useCampaignAdminTexts();
  const { de, ru } = campaignAdminTexts;
  const { code, group_name, number } = card;
  return (
    <>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <p className="font-semibold break-words">{campaign.name_de}</p>
        <p>{formatLongDate(campaign.date, 'de')}</p>
        <p className="text-muted print:text-black">
          {group_name} · {de.card(number)}
        </p>
        <p className="tabular my-1 text-xl font-semibold tracking-wide whitespace-nowrap">{code ?? words.noCode}</p>
        <p className="text-xs break-all">{campaign.url}</p>
        <p lang="de" className="mt-1.5 text-xs">
          {de.cardHowTo}
        </p>
        <p lang="ru" className="mt-1 text-[0.6875rem] print:text-[0.5625rem]">
          {ru.cardHowTo}
        </p>
      </div>
      {code !== null && (
        <div className="shrink-0 [&_svg]:size-28 print:[&_svg]:size-[26mm]">
          <QrCode text={`${campaign.url}#${code}`} label={words.cardQr(number)} failure={words.noQr} />
        </div>
      )}
    </>
  );
};
