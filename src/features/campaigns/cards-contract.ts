import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, requiredLine } from '#shared/contract/fields.ts';
import { codeIn } from './domain/access-code.ts';
import { campaignLimits } from './domain/campaign-spots.ts';

/** A code as somebody typed it; '' matches no card. */
const accessCode = z
  .string()
  .max(60)
  .transform((text) => codeIn(text) ?? '');
/** The codes of the cards of one to four children. */
export const accessCodes = z
  .array(accessCode)
  .min(1)
  .max(campaignLimits.siblings.max + 1);

const checkedCodes = z.object({ codes: z.array(z.object({ group_name: z.string() })) });
export type CheckedCodes = z.infer<typeof checkedCodes>;

/** The card of a child with its access code; instants are ISO. */
const card = z.object({
  id: z.string(),
  number: z.int(),
  group_name: z.string(),
  /** As it is printed; null for API keys that may not book, and if no key of the studio opens it. */
  code: z.string().nullable(),
  /** The live booking that was made with it, when this child is photographed, and whose booking it is. */
  booking_id: z.string().nullable(),
  start: z.string().nullable(),
  customer_name: z.string().nullable(),
  customer_phone: z.string().nullable(),
  photographed_at: z.string().nullable(),
});
export type Card = z.infer<typeof card>;

const campaignCards = z.object({
  /** Of the campaign. */
  id: z.string(),
  cards: z.array(card),
});
export type CampaignCards = z.infer<typeof campaignCards>;

const newCards = z.object({ group_name: requiredLine(100), count: z.int().min(1).max(campaignLimits.cards.at_once) });
export type NewCards = z.output<typeof newCards>;

/** What the institution learns: of each card whether it was used. */
const bookedCards = z.object({
  name_de: z.string(),
  name_ru: z.string().nullable(),
  date: z.string(),
  cards: z.array(z.object({ number: z.int(), group_name: z.string(), booked: z.boolean() })),
});
export type BookedCards = z.infer<typeof bookedCards>;

/** A change by the studio; API keys that may not read get the id only. */
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: campaignCards,
  trimmed: { unless: 'bookings:read', response: campaignCards.pick({ id: true }) },
  cache: 'no-store',
} as const;
const byCard = byId.extend({ card_id: z.uuid() });

const bySlug = z.object({ slug: z.string().min(1).max(100) });

export const cardsContract = defineContract({
  'GET /api/admin/campaigns/{id}/cards': {
    summary: 'The cards with access codes of a volume day, and who has booked with them',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    params: byId,
    response: campaignCards,
    cache: 'no-store',
  },
  'POST /api/admin/campaigns/{id}/cards': {
    summary: 'Add the cards of a group, each with an access code of its own',
    params: byId,
    body: newCards,
    status: 201,
    refuses: [400, 404, 409],
    ...written,
  },
  'POST /api/admin/campaigns/{id}/cards/{card_id}/remove': {
    summary: 'Delete a card that was not used: its code is worth nothing from then on',
    params: byCard,
    refuses: [404, 409],
    ...written,
  },
  'PUT /api/admin/campaigns/{id}/cards/{card_id}': {
    summary: 'Note whether the child of a card was photographed',
    params: byCard,
    body: z.object({ photographed: z.boolean() }),
    refuses: [404, 409],
    ...written,
  },
  'GET /api/campaigns/{slug}/cards': {
    summary: 'What the institution sees with its link: of each card whether it was used',
    access: 'public',
    params: bySlug,
    query: z.object({ key: z.string().max(100).optional() }),
    response: bookedCards,
    refuses: [404, 429],
    hourlyLimit: 600,
    cache: 'no-store',
  },
  'POST /api/campaigns/{slug}/codes': {
    summary: 'The groups of access codes that can be used',
    access: 'public',
    params: bySlug,
    body: z.object({ codes: accessCodes }),
    response: checkedCodes,
    refuses: [400, 403, 404, 409, 429],
    hourlyLimit: 600,
    cache: 'no-store',
  },
});
