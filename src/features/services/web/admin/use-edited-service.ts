import { useState } from 'react';
import { formatEuro } from '#shared/kernel/format.ts';
import { wholeCentsOf } from '#shared/kernel/money.ts';
import type { TheirChange } from '#shared/web/admin/edit-conflict.tsx';
import { differing, merged } from '#shared/web/admin/edited-twice.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../contract.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';

/** What the forms of a service hold, with the words for it. */
const labels = {
  name: 'form.name_de',
  description: 'form.description_de',
  duration_min: 'form.duration',
  price_eur: 'form.price',
  active: 'form.active',
  payment_enabled: 'form.payment',
  prepayment_amount: 'form.prepayment',
  name_de: 'form.name_de',
  name_ru: 'form.name_ru',
  description_de: 'form.description_de',
  description_ru: 'form.description_ru',
} as const;
type Field = keyof typeof labels;
export const serviceFields = Object.keys(labels) as Field[];

/** A service in a form: what it was when the form was filled, and what fills it. */
export const useEditedService = (service: AdminService | undefined) => {
  const [edited, setEdited] = useState({ base: service, shown: service, round: 0 });
  const fill = (base: AdminService, shown: AdminService): void =>
    setEdited(({ round }) => ({ base, shown, round: round + 1 }));
  return {
    ...edited,
    takeTheirs: (present: AdminService) => fill(present, present),
    /** Fills the form with what was typed; of what was not touched, with what is there now. */
    keepMine: (present: AdminService, typed: ServiceChanges) =>
      fill(present, edited.base ? merged(edited.base, typed as Partial<AdminService>, present) : present),
  };
};

/** What somebody else has changed of a service, in words. */
export const useServiceChanges = (): ((before: AdminService, now: AdminService) => TheirChange[]) => {
  const t = useTexts(servicesAdminTexts);
  const form = useTexts(formTexts);
  const { language } = useLanguage();
  const said = (field: Field, value: AdminService[Field]): string => {
    if (typeof value === 'boolean') return form(value ? 'form.yes' : 'form.no');
    if (value === null || value === '') return form('form.conflict.empty');
    return typeof value === 'number' && field !== 'duration_min'
      ? formatEuro(wholeCentsOf(value), language)
      : String(value);
  };
  return (before, now) =>
    oncePerLabel(differing(before, now, serviceFields)).map((field) => ({
      label: t(labels[field]),
      before: said(field, before[field]),
      now: said(field, now[field]),
    }));
};

/** The German words stand in one field of the form, but may be stored twice. */
const oncePerLabel = (fields: readonly Field[]): Field[] =>
  fields.filter((field) => !(field === 'name' || field === 'description') || !fields.includes(`${field}_de`));
