import { notFound } from '#shared/contract/problem.ts';
import { formatExactInstant, formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { Context } from '#shared/server/context.ts';
import type { BookedCards, CampaignCards } from '../../cards-contract.ts';
import { printedCode } from '../../domain/access-code.ts';
import { isInstitution } from '../early-link.ts';
import { campaignById, campaignBySlug } from '../store.ts';
import { codesOf } from './code-secret.ts';
import { bookingsOfCards, selectCards } from './code-store.ts';

/** The cards of a campaign with who has booked with them. `showCodes`: whether the caller may book with the codes. */
export const campaignCards = async (
  context: Context,
  id: string,
  { showCodes }: { readonly showCodes: boolean },
): Promise<CampaignCards> => {
  const { db, secretKey } = context;
  const campaign = await campaignById(db, id);
  if (!campaign) throw notFound('Campaign');
  const cards = await selectCards(db, id);
  const codes = showCodes ? codesOf(secretKey, campaign, cards) : undefined;
  const bookings = await bookingsOfCards(
    db,
    cards.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const step = (campaign.session_min + campaign.break_min) * MINUTE;
  return {
    id,
    cards: cards.map(({ position, photographed_at, ...card }) => {
      const code = codes?.get(card.id);
      const booking = bookings.get(card.booking_id ?? '');
      return {
        id: card.id,
        number: card.number,
        group_name: card.group_name,
        code: code === undefined ? null : printedCode(code),
        booking_id: card.booking_id,
        start: booking ? formatInstant(booking.starts_at + (position ?? 0) * step) : null,
        customer_name: booking?.customer_name ?? null,
        customer_phone: booking?.customer_phone ?? null,
        photographed_at: photographed_at === null ? null : formatExactInstant(photographed_at),
      };
    }),
  };
};

/** What the institution sees with its link: of each card whether it was used, and nothing about people or times. */
export const bookedCards = async (
  { db, secretKey }: Pick<Context, 'db' | 'secretKey'>,
  slug: string,
  key: string | undefined,
): Promise<BookedCards> => {
  const campaign = await campaignBySlug(db, slug);
  if (!campaign || !isInstitution(secretKey, campaign, key)) throw notFound('Campaign');
  const cards = await selectCards(db, campaign.id);
  return {
    name_de: campaign.name_de,
    name_ru: campaign.name_ru,
    date: campaign.day,
    cards: cards.map(({ number, group_name, booking_id }) => ({ number, group_name, booked: booking_id !== null })),
  };
};
