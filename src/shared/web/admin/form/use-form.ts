import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../call/call-error.ts';
import { useErrorMessage } from '../../call/error-message.ts';
import { useTexts } from '../../texts.tsx';
import { detailOf } from '../api-error.ts';
import { formTexts } from '../form-texts/handle.ts';
import {
  type FieldWords,
  fieldsIn,
  focusFirst,
  type Problems,
  problemsIn,
  useFieldWords,
  type Wording,
} from './field-problems.ts';
import { placed } from './refused-fields.ts';
import { type Edits, useEdits } from './use-edits.ts';

export interface FormOptions<Values extends object> {
  /** The stored values. Fields that the user has not edited follow them. */
  readonly initial: Values;
  /** Errors that the constraints of single fields cannot express. */
  readonly check?: (values: Values) => Problems;
  /** Whether the errors of `check` are shown while the user types; the constraints of the fields are not checked then. */
  readonly live?: boolean;
  /** Whether the valid values may be saved. Returns false after showing a reason that belongs to no field. */
  readonly ready?: (values: Values) => boolean | Promise<boolean>;
  /** Sends the values; `changes` are those that differ from the stored ones. Rejects if they were not stored. */
  readonly save: (values: Values, changes: Partial<Values>) => Promise<unknown>;
  /** Called once the values are stored: leaving no longer loses anything. */
  readonly done?: () => void;
  /** Replaces the usual message for a kind of error at a field. */
  readonly words?: Wording;
  /** The fields of an error that its code names, such as a date that is taken. */
  readonly refusal?: (error: CallError, values: Values) => Problems;
  /** Called with an error that belongs to no field. Returns the message for the form, or undefined after showing it. */
  readonly failed?: (error: unknown, values: Values) => string | undefined;
}

/** What a field needs: its name, value and error, and what to call when it changes. */
export interface FieldState<Value> {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
}

export interface Form<Values extends object> extends Omit<Edits<Values>, 'saved'> {
  readonly field: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>;
  readonly problems: Problems;
  /** Why the last attempt failed, if that belongs to no field. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** Whether leaving would lose input. */
  readonly isUnsaved: () => boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What a part of a form uses. */
export type FieldsOf<Values extends object> = Pick<Form<Values>, 'values' | 'field'>;

/** What the frame of a form (`FormModal`, `PageForm`) uses. */
export type FormFrame = Pick<Form<object>, 'submit' | 'busy' | 'failure' | 'dirty' | 'isUnsaved'>;

interface Attempt {
  readonly problems: Problems;
  readonly failure?: string | undefined;
  readonly busy?: boolean;
}

const noProblems: Problems = {};

/**
 * The state of a form. Submitting checks the fields in the order of the page and focuses the first one with an error.
 * What the server refuses is shown at its field like an error found here, and the input stays until it is stored.
 */
export const useForm = <Values extends object>(options: FormOptions<Values>): Form<Values> => {
  const { saved, ...edits } = useEdits(options.initial);
  const { values, changes } = edits;
  const [attempt, setAttempt] = useState<Attempt>({ problems: noProblems });
  const wordsOf = useFieldWords(options.words);
  const refused = useRefusal(options, values, wordsOf);
  const focusLater = useFocusAfter(attempt.problems);
  const isRunning = useRef(false);
  const isDone = useRef(false);
  const found = options.check?.(values) ?? noProblems;
  const problems = options.live ? { ...found, ...attempt.problems } : attempt.problems;
  const change = (fields: Partial<Values>): void => {
    edits.change(fields);
    setAttempt((last) => ({ ...last, problems: without(last.problems, fields) }));
  };
  const send = async (form: HTMLFormElement): Promise<void> => {
    isRunning.current = true;
    setAttempt({ problems: noProblems, busy: true });
    try {
      if ((await options.ready?.(values)) !== false) {
        await options.save(values, changes);
        saved(changes);
        isDone.current = options.done !== undefined;
        options.done?.();
      }
      setAttempt({ problems: noProblems });
    } catch (error) {
      focusLater(form);
      setAttempt(refused(form, error));
    } finally {
      isRunning.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isRunning.current) return;
    const form = event.currentTarget;
    const invalid = problemsIn(form, options.live ? undefined : wordsOf, found);
    if (Object.keys(invalid).length === 0) return void send(form);
    focusLater(form);
    setAttempt({ problems: invalid });
  };
  const field: Form<Values>['field'] = (name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (value) => change({ [name]: value } as unknown as Partial<Values>),
  });
  return {
    ...edits,
    change,
    field,
    problems,
    failure: attempt.failure,
    busy: attempt.busy ?? false,
    isUnsaved: () => edits.dirty && !isDone.current,
    submit,
  };
};

/** Splits a failed attempt into the errors of fields and the message for the form. */
const useRefusal = <Values extends object>(
  { refusal, failed }: FormOptions<Values>,
  values: Values,
  wordsOf: FieldWords,
) => {
  const t = useTexts(formTexts);
  const message = useErrorMessage();
  return (form: HTMLFormElement, error: unknown): Attempt => {
    const refused = error instanceof CallError ? error : undefined;
    const fields = fieldsIn(form);
    const named = Object.entries((refused && refusal?.(refused, values)) ?? {}).filter(
      ([name, problem]) => problem && fields.has(name),
    );
    if (named.length > 0) return { problems: Object.fromEntries(named) };
    const { at, isComplete } = placed(refused?.fields ?? [], new Set(fields.keys()));
    const problems = Object.fromEntries(
      [...at].map(([name, { type, msg }]) => [name, wordsOf(name, type, fields.get(name), msg)]),
    );
    if (isComplete) return { problems };
    return {
      problems,
      failure: failed ? failed(error, values) : t('form.notSaved', detailOf(error) ?? message(error)),
    };
  };
};

/** Focuses the first field with an error once the errors are on the page, so that a screen reader reads them with it. */
const useFocusAfter = (problems: Problems): ((form: HTMLFormElement) => void) => {
  const waiting = useRef<HTMLFormElement>(undefined);
  useEffect(() => {
    if (waiting.current) focusFirst(waiting.current, problems);
    waiting.current = undefined;
  }, [problems]);
  return (form) => {
    waiting.current = form;
  };
};

const without = (problems: Problems, fields: object): Problems =>
  Object.keys(fields).some((name) => name in problems)
    ? Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in fields)))
    : problems;
