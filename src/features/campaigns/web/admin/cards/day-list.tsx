import { useState } from 'react';
import { formatTime } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { CampaignCards, Card } from '../../../cards-contract.ts';
import type { CampaignWithSpots } from '../../../contract.ts';
import { byGroup, byTime } from '../../../domain/card-groups.ts';
import { useCampaignAdminTexts } from '../use-campaign-admin-texts.ts';
import { useTickCard } from './use-cards.ts';

interface DayListProps {
  readonly campaign: CampaignWithSpots;
  readonly cards: CampaignCards['cards'];
}

/** For the photographer on the day: the children of each group by time, with a tick for those who were photographed. */
export const DayList = ({ campaign, cards }: DayListProps) => {
  const words = useCampaignAdminTexts();
  const booked = cards.filter(({ booking_id }) => booking_id !== null);
  const done = booked.filter(({ photographed_at }) => photographed_at !== null);
  return (
    <div data-print-alone="" className="print:text-black">
      <p className="tabular mb-4 text-muted">
        {words.booked({ booked: booked.length, total: cards.length })} · {words.photographedCount(done.length)}
      </p>
      {cards.length === 0 && <p>{words.noCards}</p>}
      <div className="grid gap-5">
        {byGroup(cards).map((group) => (
          <section key={group.group_name} className="card p-4 print:border-0 print:p-0">
            <h2 className="mb-1 font-semibold">{group.group_name}</h2>
            <ul>
              {byTime(group.cards).map((card) => (
                <li
                  key={card.id}
                  className="tabular flex flex-wrap items-center gap-x-4 border-t border-line py-1 first:border-0 print:break-inside-avoid"
                >
                  <span className="w-14 font-semibold">{card.start ? formatTime(epochOf(card.start)) : '–'}</span>
                  <span className="w-28 whitespace-nowrap text-muted">{words.card(card.number)}</span>
                  <span className="min-w-0 flex-1 basis-40 break-words">
                    {card.customer_name ?? <span className="text-muted">{words.notBooked}</span>}
                    {card.customer_phone !== null && <span className="text-muted"> · {card.customer_phone}</span>}
                  </span>
                  {card.booking_id !== null && <Tick campaignId={campaign.id} card={card} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};

const Tick = ({ campaignId, card }: { readonly campaignId: string; readonly card: Card }) => {
  const words = useCampaignAdminTexts();
  const tick = useTickCard(campaignId);
  // Shown from the press to the response. The state of the mutation itself arrives a task later than the press.
  const [chosen, setChosen] = useState<boolean>();
  return (
    <Checkbox
      label={words.photographed}
      aria-label={`${words.photographed}: ${words.card(card.number)}`}
      checked={chosen ?? card.photographed_at !== null}
      onChange={({ target: { checked } }) => {
        setChosen(checked);
        tick.mutate(
          { card_id: card.id, photographed: checked },
          { onError: () => void showAlert(words.changeError), onSettled: () => setChosen(undefined) },
        );
      }}
    />
  );
};
