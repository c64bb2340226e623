import { z } from 'zod';
import { bookedItem, createBooking, createdBooking } from '#features/booking/contract.ts';
import { chosenOptions, chosenPeople } from '#features/services/options-contract.ts';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, email, instant, language, line, personName, reference } from '#shared/contract/fields.ts';
import { limits } from '#shared/kernel/text/text.ts';
import { mostHeldHours, mostOfferedTimes, offerStates, usualHeldHours } from './domain/offer-state.ts';

const offeredTime = z.object({
  id: z.string(),
  photographer_id: z.string(),
  photographer_name: z.string(),
  start: z.string(),
  end: z.string(),
});

const offerFields = z.object({
  id: z.string(),
  state: z.enum(offerStates),
  service_id: z.string(),
  service_name: z.string(),
  service_name_de: z.string().nullable(),
  service_name_ru: z.string().nullable(),
  /** Until when the times are held; ISO with the Berlin offset, as all instants here. */
  held_until: z.string(),
  times: z.array(offeredTime),
  /** Options and people, with the prices of the moment the offer was made. */
  items: z.array(bookedItem),
});

/** An offer as the studio sees it. */
export const offer = offerFields.extend({
  contact_id: z.string().nullable(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), language }),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  booking_id: z.string().nullable(),
  /** The secret address of the offer; null once it has ended, and for API keys that may not book. */
  url: z.string().nullable(),
});
export type Offer = z.infer<typeof offer>;

/** An offer as webhooks receive it: without its address, with which one can book. */
export const recordedOffer = offer.omit({ url: true });
export type RecordedOffer = z.infer<typeof recordedOffer>;

/** A time of an offer, as the person with its link sees it. */
const heldTime = offeredTime.extend({
  /** The rooms and other resources that the studio shows to customers. */
  resources: z.array(z.object({ name_de: z.string(), name_ru: z.string().nullable() })),
  /**
   * How much of the prepayment a cancellation refunds, by deadline, EUR; null: nothing is due now, or there is no rule.
   */
  cancel_terms: z.array(z.object({ until: z.string(), amount: z.number() })).nullable(),
});

/** An offer, as the person with its link sees it. While it is open, `times` are those that have not begun. */
export const publicOffer = offerFields.omit({ id: true }).extend({
  times: z.array(heldTime),
  duration_minutes: z.int(),
  /** EUR. */
  price: z.number(),
  /** The amount due when a time is taken, EUR; 0: nothing. */
  prepayment: z.number(),
  /** What remains to be paid at the studio, EUR. */
  rest: z.number(),
  /** Whether customers see the service as free of charge. */
  is_system_service: z.boolean(),
  /** The booking that was made from it. */
  booking_id: z.string().nullable(),
  /** Name, address and number as far as they are known, else ''. */
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string(), language }),
});
export type PublicOffer = z.infer<typeof publicOffer>;

export const newOffer = z.object({
  service_id: reference,
  times: z
    .array(z.object({ photographer_id: reference, start: instant }))
    .min(1)
    .max(mostOfferedTimes),
  /**
   * Options and people added to the service; each time includes their minutes. The studio may leave out required
   * options.
   */
  options: chosenOptions.nullish(),
  people: chosenPeople.nullish(),
  /** For how many hours the times are held. */
  hours: z.int().min(1).max(mostHeldHours).default(usualHeldHours),
  /** A contact on the board; its data replaces absent fields of `customer`. */
  contact_id: z.uuid().optional(),
  customer: z
    .object({
      name: personName(limits.customerName).optional(),
      email: email.optional(),
      phone: line(limits.phone).optional(),
      /** Left out: that of the contact if it is known, else German. */
      language: language.optional(),
    })
    .default({}),
});
export type NewOffer = z.output<typeof newOffer>;

/** For whom a spot of a campaign is reserved, and for how many hours. */
const newSpotOffer = z.object({
  hours: z.int().min(1).max(mostHeldHours).default(usualHeldHours),
  customer: z.object({
    name: personName(limits.customerName),
    email,
    phone: line(limits.phone).optional(),
    language: language.default('de'),
  }),
});
export type NewSpotOffer = z.output<typeof newSpotOffer>;

/** Which of the times is booked, and the customer as on the booking page. */
export const takenOffer = createBooking
  .pick({ customer: true, notes: true, language: true, expected_price: true, expected_prepayment: true })
  .extend({ time_id: z.uuid() });
export type TakenOffer = z.output<typeof takenOffer>;

/** A change by the studio; API keys that may not read get the id only. */
const written = {
  access: 'admin',
  roles: ['owner', 'desk'],
  scope: 'bookings:write',
  response: offer,
  trimmed: { unless: 'bookings:read', response: offer.pick({ id: true }) },
  cache: 'no-store',
} as const;

const byLink = z.object({ link: z.string().min(1).max(100) });

export const offersContract = defineContract({
  'GET /api/admin/offers': {
    summary: 'Offers of times, the newest first; of one contact, or those that are open',
    access: 'admin',
    roles: ['owner', 'desk'],
    scope: 'bookings:read',
    query: z.object({ contact_id: z.uuid().optional(), open: z.literal('true').optional() }),
    response: z.array(offer),
    cache: 'no-store',
  },
  'POST /api/admin/offers': {
    summary: 'Hold one to five times for one person until an instant; all of them or none',
    body: newOffer,
    status: 201,
    refuses: [400, 404, 409],
    ...written,
  },
  'POST /api/admin/campaigns/{id}/spots/{spot_id}/offer': {
    summary: 'Reserve a spot of a mini-session day for one person, who books it by a link',
    params: byId.extend({ spot_id: z.uuid() }),
    body: newSpotOffer,
    status: 201,
    refuses: [404, 409],
    ...written,
  },
  'POST /api/admin/offers/{id}/withdraw': {
    summary: 'Give up an open offer: its times are free at once',
    params: byId,
    refuses: [404, 409],
    ...written,
  },
  'GET /api/offers/{link}': {
    summary: 'The offer with this secret link',
    access: 'public',
    params: byLink,
    response: publicOffer,
    refuses: [404, 429],
    hourlyLimit: 240,
    cache: 'no-store',
  },
  'POST /api/offers/{link}/take': {
    summary: 'Book one of the held times; the others are free again',
    access: 'public',
    params: byLink,
    body: takenOffer,
    response: createdBooking,
    status: 201,
    refuses: [400, 404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
  'POST /api/offers/{link}/decline': {
    summary: 'Give up the held times',
    access: 'public',
    params: byLink,
    response: publicOffer,
    refuses: [404, 409, 429],
    hourlyLimit: 120,
    cache: 'no-store',
  },
});
