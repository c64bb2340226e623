import { readMoney } from '#shared/kernel/typed-money.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Knows what the fields of a form held before somebody edited it. */
interface TypedFields {
  /** Called for everything that happens inside, before it has an effect. */
  readonly notice: (scope: HTMLElement, event: Pick<Event, 'type' | 'target'>) => void;
  /** Whether a field holds something else than before. What was typed back counts as nothing. */
  readonly isTyped: () => boolean;
}

/**
 * Compares the fields themselves, so that no form has to be asked. As long as nobody has edited anything, values may
 * still come from elsewhere (a list that loads) and are taken as they are.
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
      // A click on a box has ticked it already.
      if (type !== 'click' || isButton) remember(scope);
      if (type === 'click' && isButton) isEdited = true;
    },
    isTyped: () =>
      isEdited &&
      form !== undefined &&
      controlsOf(form).some((control) => before.has(control) && before.get(control) !== valueOf(control)),
  };
};

const nested = 'dialog';
/** What is searched for, chosen or only shown is nothing to save. */
const left = '[type="search"], [type="hidden"], [type="submit"], [aria-hidden="true"], [data-not-saved] *';

const controlsOf = (scope: HTMLElement): Control[] =>
  [...scope.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) =>
      control.closest(nested) === scope.closest(nested) &&
      !control.matches(left) &&
      !('readOnly' in control && control.readOnly),
  );

const valueOf = (control: Control): string => {
  if (control instanceof HTMLInputElement) {
    if (control.type === 'checkbox' || control.type === 'radio') return String(control.checked);
    if (control.inputMode === 'decimal') return amountIn(control.value);
    // A date is compared as it is read, however it is written.
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
