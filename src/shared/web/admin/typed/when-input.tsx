import { CalendarDays, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '#shared/kernel/format.ts';
import { classNames } from '../../class-names.ts';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';
import { TypedInput } from './typed-input.tsx';
import { type Typed, useTyped } from './use-typed.ts';
import { type WhenKindName, whenKinds } from './when-kinds.ts';
import { WhenPicker } from './when-picker.tsx';

export interface WhenValue {
  readonly kind: WhenKindName;
  /** As a native field has it ('2026-12-24', '09:00', '2026-12-24T09:00'), or '' for none. */
  readonly value: string;
  /** Is passed '' as long as the text cannot be read. */
  readonly onChange: (value: string) => void;
  /** The first and the last day that may be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A day, a time or both, typed the German way. */
export const useTypedWhen = ({ kind, value, onChange, min, max }: WhenValue): Typed<string> => {
  const t = useTexts(formTexts);
  return useTyped({
    kind: whenKinds[kind],
    value,
    onChange,
    wordsOf: () => t(whenKinds[kind].problem),
    objection: (read) => {
      if (min !== undefined && read.slice(0, 10) < min) return t('form.earliest', formatDate(min));
      if (max !== undefined && read.slice(0, 10) > max) return t('form.latest', formatDate(max));
      return undefined;
    },
  });
};

interface WhenInputProps extends Omit<WhenValue, 'onChange'> {
  readonly typed: Typed<string>;
  readonly name?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The text to type into, and a picker in the language of the screen behind the button in it. */
export const WhenInput = (props: WhenInputProps) => {
  const { typed, kind, value, min, max, name, required, disabled, className, ...rest } = props;
  const t = useTexts(formTexts);
  const { open, setOpen, button, press } = usePickerButton();
  const { native, placeholder } = whenKinds[kind];
  const Icon = kind === 'time' ? Clock : CalendarDays;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span className="relative block min-w-0">
      <TypedInput
        {...rest}
        typed={typed}
        data-field={name}
        required={required}
        disabled={disabled}
        // Not the browser's to enforce on a text; they tell programs what the field takes.
        min={min}
        max={max}
        inputMode="numeric"
        placeholder={t(placeholder)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={classNames(className, 'pr-10')}
      />
      {/* What the form sends, in ISO. Nobody sees it or gets to it by keyboard; programs may fill it like any native field. */}
      <input
        type={native}
        name={name}
        min={min}
        max={max}
        value={value}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        // Who looks for a field by its name means the text.
        onFocus={(event) => (event.currentTarget.previousElementSibling as HTMLElement).focus()}
        onChange={(event) => typed.choose(event.target.value.slice(0, 16))}
        className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
      />
      <button
        ref={button}
        type="button"
        aria-label={t('form.pick')}
        title={t('form.pick')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        {...press}
        className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center rounded-field text-muted hover:text-ink disabled:cursor-not-allowed disabled:opacity-40"
      >
        <Icon size={17} aria-hidden="true" />
      </button>
      {open && (
        <WhenPicker
          kind={kind}
          value={value}
          min={min}
          max={max}
          button={button}
          onChoose={typed.choose}
          onDone={close}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
};

/** A press beside an open picker closes it, one on its button too: that press must not open it again. */
const usePickerButton = () => {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = {
    onPointerDown: () => {
      wasOpen.current = open;
    },
    // A press of a key comes as a click without a place.
    onClick: (event: { readonly detail: number }) => setOpen(event.detail === 0 ? !open : !wasOpen.current),
  };
  return { open, setOpen, button, press };
};
