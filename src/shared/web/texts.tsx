import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import { storedLanguage, storeLanguage } from './stored-language.ts';

/** A text, or a function that inserts values into one. */
export type Text = string | ((input: never) => string);
export type Dictionary = Readonly<Record<string, Text>>;
/** The type of a Russian dictionary for a German one: the same keys and parameters. */
export type TextsOf<D extends Dictionary> = { readonly [K in keyof D]: D[K] extends string ? string : D[K] };
/** The dictionaries of a bundle in one language, by the name of their handle. */
export type AllTexts = Readonly<Record<string, Dictionary>>;

/** Identifies a dictionary and its keys, so that components do not import a language. */
export interface TextsHandle<D extends Dictionary> {
  readonly name: string;
  /** Carries the type only. */
  readonly texts?: D;
}
export const textsHandle = <D extends Dictionary>(name: string): TextsHandle<D> => ({ name });

type Input<T> = T extends (input: infer I) => string ? [input: I] : [];
export type Translate<D extends Dictionary> = <K extends keyof D & string>(key: K, ...input: Input<D[K]>) => string;

/**
 * Returns the texts of one handle from the active language's dictionaries. Throws if the bundle lacks the dictionary.
 */
export const translator = <D extends Dictionary>(all: AllTexts, handle: TextsHandle<D>): Translate<D> => {
  const texts = all[handle.name];
  if (!texts) throw new Error(`The texts "${handle.name}" are not part of this bundle`);
  return (key, ...input) => {
    const text = texts[key] ?? key;
    return typeof text === 'string' ? text : text(input[0] as never);
  };
};

interface LanguageState {
  readonly language: Language;
  readonly texts: AllTexts;
  /** Switches without a reload, and permanently. */
  readonly choose: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  readonly initial: { readonly language: Language; readonly texts: AllTexts };
  /** Loads the texts of a language. Only the active one is part of the page. */
  readonly load: (language: Language) => Promise<AllTexts>;
  /** Whether the visitor's earlier choice is ignored: an embedded page uses the language of its website. */
  readonly isFixed?: boolean | undefined;
  readonly children: ReactNode;
}

export const LanguageProvider = ({ initial, load, isFixed, children }: LanguageProviderProps) => {
  const [active, setActive] = useState(initial);
  const choose = useCallback(
    (language: Language) => {
      storeLanguage(language);
      return load(language).then(
        (texts) => setActive({ language, texts }),
        // If the texts cannot be loaded the page stays as it is; the next page uses the selected language.
        () => undefined,
      );
    },
    [load],
  );
  useEffect(() => {
    const kept = isFixed ? undefined : storedLanguage();
    if (kept && kept !== initial.language) void choose(kept);
  }, [choose, isFixed, initial.language]);
  useEffect(() => {
    document.documentElement.lang = active.language;
  }, [active.language]);
  const value = useMemo(() => ({ ...active, choose }), [active, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
};

interface TextsProviderProps {
  readonly language: Language;
  readonly texts: AllTexts;
  readonly children: ReactNode;
}

/** Renders its children with the given texts in place of those around it. */
export const TextsProvider = ({ language, texts, children }: TextsProviderProps) => {
  const { choose } = useLanguage();
  const value = useMemo(() => ({ language, texts, choose }), [language, texts, choose]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
};

export const useLanguage = (): LanguageState => {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage outside of LanguageProvider');
  return state;
};

/** `const t = useTexts(bookingTexts); t('booking.cancel.error')`. */
export const useTexts = <D extends Dictionary>(handle: TextsHandle<D>): Translate<D> => {
  const { texts } = useLanguage();
  return useMemo(() => translator(texts, handle), [texts, handle]);
};
