import { CalendarDays, Clock } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { classNames } from '../../class-names.ts';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';
import { TypedInput } from './typed-input.tsx';
import { type Typed, useTyped } from './use-typed.ts';
import { type WhenKindName, whenKinds } from './when-kinds.ts';
import { WhenPicker } from './when-picker.tsx';

export interface WhenValue {
  readonly kind: WhenKindName;
  /** In the format of a native field ('2026-12-24', '09:00', '2026-12-24T09:00'), or '' for none. */
  readonly value: string;
  /** Called with '' while the text cannot be parsed. */
  readonly onChange: (value: string) => void;
  /** The first and last date that may be selected. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The state of a date input, a time input or both, in German notation. */
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

/** A text input with a button that opens a picker in the language of the page. */
export const WhenInput = (props: WhenInputProps) => {
  const { typed, kind, value, min, max, name, required, disabled, className, ...rest } = props;
  const t = useTexts(formTexts);
  const { open, setOpen, button, press } = usePickerButton();
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
        // The browser does not enforce these on a text field; they inform programs about the limits.
        min={min}
        max={max}
        inputMode="numeric"
        placeholder={t(whenKinds[kind].placeholder)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={classNames(className, 'pr-10')}
      />
      <SubmittedValue {...{ kind, name, min, max, value, disabled }} onChoose={typed.choose} />
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

interface SubmittedValueProps extends Pick<WhenInputProps, 'kind' | 'name' | 'min' | 'max' | 'value'> {
  readonly disabled: boolean | undefined;
  readonly onChoose: (value: string) => void;
}

/** The submitted value, in ISO format. Hidden and not focusable; programs may fill it like a native field. */
const SubmittedValue = ({ kind, name, min, max, value, disabled, onChoose }: SubmittedValueProps) => (
  <input
    type={whenKinds[kind].native}
    name={name}
    min={min}
    max={max}
    value={value}
    disabled={disabled}
    tabIndex={-1}
    aria-hidden="true"
    // Focusing the field by its name focuses the text input.
    onFocus={(event) => (event.currentTarget.previousElementSibling as HTMLElement).focus()}
    onChange={(event) => onChoose(event.target.value.slice(0, 16))}
    className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
  />
);

/** A click outside closes an open picker, also one on its button: that click must not reopen it. */
const usePickerButton = () => {
  const [open, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = {
    onPointerDown: () => {
      wasOpen.current = open;
    },
    // A click by keyboard has the detail 0.
    onClick: (event: { readonly detail: number }) => setOpen(event.detail === 0 ? !open : !wasOpen.current),
  };
  return { open, setOpen, button, press };
};
