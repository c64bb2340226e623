import { formatEuro } from '#shared/kernel/money/format-money.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { spotsOf } from '../../domain/campaign-spots.ts';
import { dayOf, type NewCampaignValues } from './new-campaign-values.ts';
import { useCampaignAdminTexts } from './use-campaign-admin-texts.ts';

/**
 * The spots that result from the form, by the rule of the server, and their total price; nothing until there is a day.
 */
export const SpotsPreview = ({ values }: { readonly values: NewCampaignValues }) => {
  const words = useCampaignAdminTexts();
  if (values.date === '' || values.from === '' || values.to === '' || Number(values.session_minutes) < 1) return null;
  const spots = spotsOf(dayOf(values));
  if (!spots.ok) return null;
  const worth = values.price === undefined ? undefined : formatEuro(wholeCentsOf(values.price) * spots.value.length);
  return (
    <section aria-label={words.preview(spots.value.length)} className="rounded-field border border-line bg-sunken p-3">
      <p className="font-medium">
        {words.preview(spots.value.length)}
        {worth !== undefined && <span className="font-normal text-muted"> · {words.previewValue(worth)}</span>}
      </p>
      <ul className="tabular mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        {spots.value.map(({ start, end }) => (
          <li key={start}>
            {formatTime(start)}–{formatTime(end)}
          </li>
        ))}
      </ul>
    </section>
  );
};
