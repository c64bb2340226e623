import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { formatDate } from '#shared/kernel/time/format.ts';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminDiscount } from '../../contract.ts';
import { discountAdminTexts } from '../../texts/admin-texts.ts';

/** Describes what somebody else has changed in the limits of a code. */
export const useDiscountDifferences = () => {
  const { language } = useLanguage();
  const words = discountAdminTexts[language];
  const t = useTexts(formTexts);
  const services = useServices().data ?? [];
  const yesOrNo = (is: boolean): string => t(is ? 'form.yes' : 'form.no');
  const dayOf = (day: string | null): string | null => day && formatDate(day);
  const namesOf = (ids: readonly string[]): string =>
    services
      .filter(({ id }) => ids.includes(id))
      .map((service) => serviceName(service, language))
      .join(', ') || words.someServices(ids.length);
  return useShownChanges<AdminDiscount>([
    [words.from, ({ valid_from }) => dayOf(valid_from)],
    [words.until, ({ valid_until }) => dayOf(valid_until)],
    [words.mostUses, ({ max_uses }) => (max_uses === null ? null : String(max_uses))],
    [words.once, ({ once_per_person }) => yesOrNo(once_per_person)],
    [words.active, ({ active }) => yesOrNo(active)],
    [words.services, ({ service_ids }) => (service_ids ? namesOf(service_ids) : words.all)],
  ]);
};
