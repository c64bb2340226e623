import type { ReactNode } from 'react';
import { Suspense, use, useDeferredValue, useMemo } from 'react';
import type { Language } from '#shared/kernel/language.ts';
import { type AllTexts, TextsProvider, useLanguage } from '../texts.tsx';

type Load = (language: Language) => Promise<AllTexts>;

interface AreaTextsProps {
  /** Returns the same promise for the same language. */
  readonly load: Load;
  readonly children: ReactNode;
}

/** Renders its children with the dictionaries of one area, which are loaded in the language of the page. */
export const AreaTexts = (props: AreaTextsProps) => (
  <Suspense>
    <WithLoaded {...props} />
  </Suspense>
);

const WithLoaded = ({ load, children }: AreaTextsProps) => {
  // Deferred: after a switch the page stays in the former language until the texts of the new one are loaded.
  const { language, texts } = useDeferredValue(useLanguage());
  const added = use(load(language));
  const all = useMemo(() => ({ ...texts, ...added }), [texts, added]);
  return (
    <TextsProvider language={language} texts={all}>
      {children}
    </TextsProvider>
  );
};

/** Loads every language at most once; a failed load is repeated by the next call. */
export const loadOnce = (loads: Readonly<Record<Language, () => Promise<AllTexts>>>): Load => {
  const loading = new Map<Language, Promise<AllTexts>>();
  return (language) => {
    const started = loading.get(language);
    if (started) return started;
    const load = loads[language]();
    loading.set(language, load);
    load.catch(() => loading.delete(language));
    return load;
  };
};
