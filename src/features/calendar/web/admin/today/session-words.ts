import { resourceName } from '#features/resources/domain/resource-name.ts';
import type { Language } from '#shared/kernel/language.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatDateTime, formatTime } from '#shared/kernel/time/format.ts';
import { epochOf } from '#shared/web/time/when.tsx';
import type { SeenSession } from '../../../domain/day-queue.ts';
import type { PublishConsentTexts } from '../../../texts/publish-consent-texts.ts';
import type { SessionTexts } from '../../../texts/session-texts.ts';
import type { TodaySession } from '../../../today-contract.ts';

type SoldSession = Pick<TodaySession, 'service_name' | 'service_name_de' | 'service_name_ru' | 'items'>;

/** The service of a session with its extras and the number of people. */
export const serviceText = (session: SoldSession, language: Language, words: SessionTexts): string => {
  const own = (language === 'ru' ? session.service_name_ru : session.service_name_de) || session.service_name;
  const items = session.items.map(({ name_de, name_ru, count }) =>
    words.countOf(count, (language === 'ru' ? name_ru : name_de) || name_de),
  );
  return [own, ...items].join(', ');
};

/** The rooms, the equipment and the further persons of a session; empty without any. */
export const resourcesOf = ({ resources }: Pick<TodaySession, 'resources'>, language: Language): string =>
  resources.map(({ name, name_ru }) => resourceName({ name_de: name, name_ru }, language)).join(', ');

/** The state of payment in words; undefined for an account that sees no money. `euro` formats its amounts, in EUR or in cents. */
export const moneyText = (
  { money }: { readonly money: Pick<NonNullable<TodaySession['money']>, 'price' | 'due'> | null },
  words: SessionTexts,
  euro: (eur: number) => string,
): string | undefined => {
  if (!money) return undefined;
  if (money.due > 0) return words.due(euro(money.due));
  return money.price > 0 ? words.paid : words.free;
};

/** Whether the pictures of a session may be published, and since when; the date only if that was another day. */
export const consentText = (
  { publish_consent, publish_consent_at, start }: SeenSession,
  words: PublishConsentTexts,
): string => {
  const answer = words[publish_consent ?? 'none'];
  if (!publish_consent_at) return answer;
  const at = epochOf(publish_consent_at);
  const isThatDay = berlinDateOf(at) === berlinDateOf(epochOf(start));
  return `${answer} · ${isThatDay ? formatTime(at) : formatDateTime(at)}`;
};

/** The address of a map with the way to a place; nothing is loaded from there before it is followed. */
export const routeTo = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address.replaceAll(/\s+/g, ' '))}`;
