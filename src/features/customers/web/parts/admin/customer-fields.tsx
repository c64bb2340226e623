import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { limits } from '#shared/kernel/text/text.ts';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { useDebounced } from '#shared/web/admin/use-debounced.ts';
import { Field, type FieldControl } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { FoundCustomer } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import { CustomerOptions } from './customer-options.tsx';
import { useFoundCustomers } from './use-customer.ts';

type Name = 'name' | 'email' | 'phone';
type Person = Readonly<Record<Name, string>>;

interface CustomerFieldsProps {
  readonly field: (name: Name) => FieldState<string>;
  /** Fills all three fields. */
  readonly onChoose: (person: Person) => void;
}

const shortest = 2;

/**
 * The customer of a new booking: the form fields `name`, `email` and `phone`. Typing into any of them suggests known
 * customers, and choosing one fills all three.
 */
export const CustomerFields = ({ field, onChoose }: CustomerFieldsProps) => {
  const t = useTexts(formTexts);
  const lookup = useLookup(field, onChoose);
  const first = useRef<HTMLInputElement>(null);
  // The fields render one frame after their dialog, so the dialog cannot focus them itself.
  useEffect(() => first.current?.focus(), []);
  const input = (name: Name, control: FieldControl) => ({ ...control, ...lookup.input(name), name });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only detects that the focus leaves the fields
    <div onBlur={lookup.onBlur} className="relative grid gap-4 sm:grid-cols-3">
      <Field label={t('form.name')} error={field('name').error}>
        {(control) => <input {...input('name', control)} ref={first} required maxLength={limits.name} />}
      </Field>
      <Field label={t('form.emailAddress')} error={field('email').error} optional>
        {(control) => <input {...input('email', control)} type="email" maxLength={limits.email} />}
      </Field>
      <Field label={t('form.phone')} error={field('phone').error} optional>
        {(control) => <input {...input('phone', control)} type="tel" maxLength={limits.phone} />}
      </Field>
      <CustomerOptions {...lookup.list} />
    </div>
  );
};

const filled = ({ name, email, phone }: FoundCustomer): Person => ({
  name,
  email: givenContact(email),
  phone: givenContact(phone),
});

/** The search while typing, its results, and the keys that select one. */
const useLookup = (fieldOf: CustomerFieldsProps['field'], onChoose: CustomerFieldsProps['onChoose']) => {
  const t = useTexts(customerTexts);
  const id = useId();
  const [typed, setTyped] = useState<{ readonly field: Name; readonly text: string }>();
  const [active, setActive] = useState(0);
  const asked = useDebounced(typed?.text.trim() ?? '');
  const enabled = typed !== undefined && asked.length >= shortest;
  const found = useFoundCustomers({ search: asked, limit: 5 }, enabled);
  const options = enabled ? (found.data ?? []) : [];
  const close = (): void => setTyped(undefined);
  const choose = (customer: FoundCustomer): void => {
    onChoose(filled(customer));
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[active];
    if (chosen === undefined) return;
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (to !== undefined) setActive((to + options.length) % options.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    // Must neither submit the form nor close the dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    input: (field: Name) => {
      const isOpen = typed?.field === field && options.length > 0;
      return {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        'aria-activedescendant': isOpen ? `${id}-${active}` : undefined,
        autoComplete: 'off',
        value: fieldOf(field).value,
        onChange: ({ target }: { readonly target: HTMLInputElement }) => {
          fieldOf(field).onChange(target.value);
          setTyped({ field, text: target.value });
          setActive(0);
        },
        onKeyDown,
      } as const;
    },
    onBlur: (event: { readonly currentTarget: Element; readonly relatedTarget: EventTarget | null }): void => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) close();
    },
    list: { id, label: t('lookup.known'), options, active, onPoint: setActive, onChoose: choose },
  };
};
