import { readMoney } from '#shared/kernel/money/typed-money.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Tracks the values that the fields of a form had before the user edited it. */
interface TypedFields {
  /** To be called for every event inside the form, before it takes effect. */
  readonly notice: (scope: HTMLElement, event: Pick<Event, 'type' | 'target'>) => void;
  /**
   * Whether input would be lost: `known` if the owner has compared the values, otherwise a comparison of the fields. A
   * change that was reverted does not count. A text that cannot be parsed counts, because it is in no value.
   */
  readonly isUnsaved: (known: boolean | undefined) => boolean;
}

/**
 * Compares the fields themselves, so that forms need no code of their own. Until the user edits something, values may
 * still change (when a list loads) and become the original values.
 */
export const typedFields = (): TypedFields => {
  const before = new WeakMap<Control, string>();
  let form: HTMLElement | undefined;
  let isEdited = false;
  const remember = (scope: HTMLElement): void => {
    for (const control of controlsOf(scope)) {
      if (!isEdited || !before.has(control)) before.set(control, valueOf(control));
    }
  };
  return {
    notice: (scope, { type, target }) => {
      if (!(target instanceof Element) || target.closest(nested) !== scope.closest(nested)) return;
      form = scope;
      if (type === 'input') {
        isEdited = true;
        return;
      }
      const isButton = target.closest('button') !== null;
      // On a click, a checkbox has already changed.
      if (type !== 'click' || isButton) remember(scope);
      if (type === 'click' && isButton) isEdited = true;
    },
    isUnsaved: (known) => {
      const controls = form ? controlsOf(form) : [];
      if (known !== undefined) return known || controls.some(isUnparsed);
      return isEdited && controls.some((control) => before.has(control) && before.get(control) !== valueOf(control));
    },
  };
};

const nested = 'dialog';
/** Search fields, and fields that only select or display something, are not saved. */
const left = '[type="search"], [type="hidden"], [type="submit"], [aria-hidden="true"], [data-not-saved] *';

const controlsOf = (scope: HTMLElement): Control[] =>
  [...scope.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.closest(nested) === scope.closest(nested) &&
      !control.matches(left) &&
      !('readOnly' in control && control.readOnly),
  );

/** A text, not a value beyond a limit: that has been parsed. */
const isUnparsed = (control: Control): boolean =>
  control.validity.customError && readDate(control as HTMLInputElement) === '';

const valueOf = (control: Control): string => {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked);
    if (control.inputMode === 'decimal') return amountIn(control.value);
    // A date is compared by value, not by its notation.
    if (control.dataset['field'] !== undefined) return readDate(control) || control.value;
  }
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({ value }) => value).join('\n');
  return control.value;
};

const amountIn = (text: string): string => {
  const read = readMoney(text);
  return read.ok ? String(read.value) : text;
};

const readDate = ({ nextElementSibling: carrier }: HTMLInputElement): string =>
  carrier instanceof HTMLInputElement && carrier.ariaHidden === 'true' ? carrier.value : '';
