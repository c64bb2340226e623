import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import type { AdminService } from '#features/services/contract.ts';
import type { Choice } from '#features/services/domain/extras/service-option.ts';
import { chosenExtras } from '#features/services/web/parts/admin/extras/staff-choice.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatInstant } from '#shared/kernel/time/berlin-time.ts';
import { type Form, useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import { usualHeldHours } from '../../../domain/offer-state.ts';
import type { OfferAdminTexts } from '../../../texts/admin-texts.ts';
import { useOfferAdminTexts } from './use-offer-admin-texts.ts';
import { type FreeStart, type OfferedTo, useMakeOffer } from './use-offers.ts';

export interface NewOffer {
  readonly service_id: string;
  /** '': all who offer the service. */
  readonly photographer_id: string;
  /** undefined: the default choice for the service. */
  readonly extras: Choice | undefined;
  readonly date: string;
  readonly times: readonly FreeStart[];
  readonly hours: string;
  readonly language: Language;
}

/** The choices of an offer to a person, and the values that depend on them. */
export const useOfferForm = (person: OfferedTo, onClose: () => void) => {
  const words = useOfferAdminTexts();
  const message = useErrorMessage();
  const make = useMakeOffer();
  const services = (useServices().data ?? []).filter(({ active }) => active).map(withoutSecond);
  const all = usePhotographers().data ?? [];
  const noMail = isPlaceholder(person.email);
  const form: Form<NewOffer> = useForm<NewOffer>({
    initial: {
      service_id: '',
      photographer_id: '',
      extras: undefined,
      date: '',
      times: [],
      hours: String(usualHeldHours),
      language: person.language ?? 'de',
    },
    check: ({ times }) => (times.length === 0 ? { date: words.missing } : {}),
    save: ({ service_id, times, hours, language }) =>
      make.mutateAsync({
        service_id,
        ...extras?.order,
        times: times.map(({ photographer_id, start }) => ({ photographer_id, start: formatInstant(start) })),
        hours: Number(hours),
        ...(person.contact_id !== undefined && { contact_id: person.contact_id }),
        customer: { name: person.name, email: person.email, phone: person.phone, language },
      }),
    done: () => {
      showToast(noMail ? words.madeOnly : words.made(person.email), 'success');
      onClose();
    },
    failed: (error) => refusalWords(error, words) ?? message(error),
  });
  const service = services.find(({ id }) => id === form.values.service_id);
  const extras = service && chosenExtras(service, form.values.extras);
  const assigned = service?.assigned_photographers ?? [];
  const photographers = all.filter(
    ({ id, is_active }) => is_active && (assigned.length === 0 || assigned.includes(id)),
  );
  return { form, photographers, services, service, extras };
};

const refusalWords = (error: unknown, words: OfferAdminTexts): string | undefined => {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'past') return words.past;
  return error.code === 'slot_taken' ? words.taken : undefined;
};

/** An offer has one session. */
const withoutSecond = (service: AdminService): AdminService => ({ ...service, second_sessions: undefined });
