import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import type { CampaignCards } from '../../../cards-contract.ts';
import type { CampaignWithSpots } from '../../../contract.ts';
import { byGroup } from '../../../domain/card-groups.ts';
import { useCampaignAdminTexts } from '../use-campaign-admin-texts.ts';

interface InstitutionListProps {
  readonly campaign: CampaignWithSpots;
  readonly cards: CampaignCards['cards'];
}

/** What the institution may see, to print or as a link: which cards were used, without names and times. */
export const InstitutionList = ({ campaign: { institution_url }, cards }: InstitutionListProps) => {
  const words = useCampaignAdminTexts();
  return (
    <div className="grid gap-5">
      {institution_url !== null && (
        <section className="card p-4">
          <h2 className="font-semibold">{words.institutionLink}</h2>
          <p className="max-w-prose text-sm text-muted">{words.institutionHint}</p>
          <p className="mt-1 mb-2 break-all select-all">{institution_url}</p>
          <CopyButton text={institution_url} label={words.copy} copied={words.copied} />
        </section>
      )}
      <div data-print-alone="" className="grid gap-5 print:text-black">
        {cards.length === 0 && <p>{words.noCards}</p>}
        {byGroup(cards).map((group) => (
          <section key={group.group_name} className="card p-4 print:border-0 print:p-0">
            <h2 className="font-semibold">{group.group_name}</h2>
            <p className="tabular mb-2 text-muted">
              {words.booked({
                booked: group.cards.filter(({ booking_id }) => booking_id !== null).length,
                total: group.cards.length,
              })}
            </p>
            <ul className="tabular grid gap-x-6 sm:grid-cols-3">
              {group.cards.map(({ id, number, booking_id }) => (
                <li key={id} className="flex justify-between gap-3 border-b border-line py-1">
                  <span>{words.card(number)}</span>
                  <span className={booking_id === null ? 'text-muted' : 'font-medium'}>
                    {booking_id === null ? words.notBooked : words.spotStates.sold}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};
