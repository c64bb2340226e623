import { useState } from 'react';
import type { Translate } from '../texts.tsx';
import { useTexts } from '../texts.tsx';
import type { FormTexts } from './form-texts/de.ts';
import { formTexts } from './form-texts/handle.ts';

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The errors of a form by field name, and a function that validates it and focuses the first invalid field. */
export interface FormCheck {
  readonly problems: Readonly<Record<string, string>>;
  /** Returns whether the form may be submitted. `further` contains errors that the fields alone cannot detect. */
  readonly passes: (form: HTMLFormElement, further?: Readonly<Record<string, string | undefined>>) => boolean;
}

/**
 * Validates a form by the constraints of its fields (required, min, max, step, type), with messages in the user's
 * language.
 */
export const useFormCheck = (): FormCheck => {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const problemOf = useFieldProblem();
  return {
    problems,
    passes: (form, further = {}) => {
      const fields = [...form.elements].filter((field): field is Checked => 'validity' in field && 'value' in field);
      const found: Record<string, string> = {};
      for (const field of fields) {
        const name = nameOf(field);
        const problem = name && !field.disabled && (problemOf(field) ?? further[name]);
        if (problem) found[name] ??= problem;
      }
      setProblems(found);
      fields.find((field) => nameOf(field) in found)?.focus();
      return Object.keys(found).length === 0;
    },
  };
};

/** If a hidden field carries the value of a text input, the text input is validated and focused. */
const nameOf = (field: Checked): string => (field.ariaHidden === 'true' ? '' : (field.dataset['field'] ?? field.name));

const useFieldProblem = (): ((field: Checked) => string | undefined) => {
  const t = useTexts(formTexts);
  return (field) => {
    const { validity } = field;
    if (validity.customError) return field.validationMessage;
    if (validity.badInput) return t('form.invalid');
    if (validity.valueMissing || (field.required && field.value.trim() === '')) return t('form.missing');
    if (validity.typeMismatch) return t(field.type === 'email' ? 'form.email' : 'form.invalid');
    if (field instanceof HTMLInputElement) {
      if (validity.rangeUnderflow) return t('form.min', field.min);
      if (validity.rangeOverflow) return t('form.max', field.max);
      if (validity.stepMismatch) return stepText(t, field.step);
    }
    return validity.valid ? undefined : t('form.invalid');
  };
};

const stepText = (t: Translate<FormTexts>, step: string): string =>
  step === '0.01' ? t('form.decimals') : step === '1' || step === '' ? t('form.wholeNumber') : t('form.step', step);

/** The trimmed text of a field. */
export const textIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const numberIn = (form: HTMLFormElement, name: string): number => Number(textIn(form, name));

export const isChecked = (form: HTMLFormElement, name: string): boolean => new FormData(form).has(name);
