import type { Translate } from '../../texts.tsx';
import { useTexts } from '../../texts.tsx';
import type { FormTexts } from '../form-texts/de.ts';
import { formTexts } from '../form-texts/handle.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Messages by field name. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * The message for a kind of error at a field; undefined for the usual one. The kinds are those of a 422 response:
 * `missing`, `too_small`, `too_big`, `invalid_format` and others. `serverText` is the text of the server.
 */
export type Wording = (name: string, kind: string, serverText?: string) => string | undefined;

export type FieldWords = (name: string, kind: string, field: Element | undefined, serverText?: string) => string;

/**
 * Returns the texts of errors of fields in the language of the page, whether the browser, the form or the server found
 * them.
 */
export const useFieldWords = (words?: Wording): FieldWords => {
  const t = useTexts(formTexts);
  return (name, kind, field, serverText) => words?.(name, kind, serverText) ?? usual(t, kind, field);
};

const usual = (t: Translate<FormTexts>, kind: string, field: Element | undefined): string => {
  const { type = '', min = '', max = '', step = '' } = field instanceof HTMLInputElement ? field : {};
  if (kind === 'missing' || (kind === 'too_small' && min === '')) return t('form.missing');
  if (kind === 'too_small') return t('form.min', min);
  if (kind === 'too_big') return max === '' ? t('form.tooLong') : t('form.max', max);
  if (kind === 'not_multiple_of') return stepText(t, step);
  // The server's own rules have the kind 'custom'.
  return t(type === 'email' && (kind === 'invalid_format' || kind === 'custom') ? 'form.email' : 'form.invalid');
};

const stepText = (t: Translate<FormTexts>, step: string): string =>
  step === '0.01' ? t('form.decimals') : step === '1' || step === '' ? t('form.wholeNumber') : t('form.step', step);

/** The fields of a form by name, in the order of the page. A group of fields is a `fieldset` with a name. */
export const fieldsIn = (form: HTMLFormElement): Map<string, Element> => {
  const fields = new Map<string, Element>();
  for (const field of form.elements) {
    const name = nameOf(field);
    if (name && !fields.has(name)) fields.set(name, field);
  }
  return fields;
};

/** If a hidden field carries the value of a text input, the text input is validated and focused. */
const nameOf = (field: Element): string => {
  if (field.ariaHidden === 'true' || !(field instanceof HTMLElement)) return '';
  return field.dataset['field'] ?? ('name' in field ? String(field.name) : '');
};

/**
 * The errors of the fields on the page: `further`, which the form has found, and without `wordsOf` only those. An error
 * of the form is more specific than one of the browser.
 */
export const problemsIn = (form: HTMLFormElement, wordsOf: FieldWords | undefined, further: Problems): Problems => {
  const found: Record<string, string> = {};
  for (const field of form.elements) {
    const name = nameOf(field);
    if (!name || field.matches(':disabled')) continue;
    const own = wordsOf && isControl(field) ? ownProblem(field, (kind) => wordsOf(name, kind, field)) : undefined;
    const problem = further[name] ?? own;
    if (problem) found[name] ??= problem;
  }
  return found;
};

const isControl = (field: Element): field is Control => 'validity' in field && 'value' in field;

const ownProblem = (field: Control, words: (kind: string) => string): string | undefined => {
  const { validity } = field;
  if (validity.customError) return field.validationMessage;
  if (validity.badInput) return words('invalid_type');
  if (validity.valueMissing || (field.required && field.value.trim() === '')) return words('missing');
  if (validity.typeMismatch) return words('invalid_format');
  if (validity.rangeUnderflow) return words('too_small');
  if (validity.rangeOverflow) return words('too_big');
  if (validity.stepMismatch) return words('not_multiple_of');
  return validity.valid ? undefined : words('invalid');
};

const firstOf = (group: HTMLFieldSetElement): Element | null =>
  group.querySelector('[aria-invalid="true"]') ?? group.querySelector('input, select, textarea, button');

/** Focuses the first field with an error; of a group its first invalid control, or else its first one. */
export const focusFirst = (form: HTMLFormElement, problems: Problems): void => {
  const first = [...form.elements].find((field) => problems[nameOf(field)]);
  const target = first instanceof HTMLFieldSetElement ? firstOf(first) : first;
  if (target instanceof HTMLElement) target.focus();
};
