import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { wholeCentsOf } from '#shared/kernel/money/money.ts';
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
  const own = bookedServiceName(session, language);
  const items = session.items.map((item) => words.countOf(item.count, inLanguage(item, 'name', language)));
  return [own, ...items].join(', ');
};

/** The rooms, the equipment and the further persons of a session; empty without any. */
export const resourcesOf = ({ resources }: Pick<TodaySession, 'resources'>, language: Language): string =>
  resources.map(({ name, name_ru }) => inLanguage({ name_de: name, name_ru }, 'name', language)).join(', ');

/** The price of a session, and what is still to be paid of it. */
interface SessionMoney {
  readonly price_cents: number;
  readonly due_cents: number;
}

/** Returns the money of a session on the sheets of "Heute"; undefined for an account that sees none. */
export const moneyOf = ({ money }: Pick<TodaySession, 'money'>): SessionMoney | undefined =>
  money ? { price_cents: wholeCentsOf(money.price), due_cents: wholeCentsOf(money.due) } : undefined;

/** The state of payment in words; `euro` formats cents. */
export const moneyText = (
  { price_cents, due_cents }: SessionMoney,
  words: SessionTexts,
  euro: (cents: number) => string,
): string => {
  if (due_cents > 0) return words.due(euro(due_cents));
  return price_cents > 0 ? words.paid : words.free;
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
