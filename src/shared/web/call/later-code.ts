import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { afterPress } from '../press/press.ts';

interface LaterCode<Code> {
  /** Loads the code, before it is rendered too; rejects if it cannot be loaded. */
  readonly load: () => Promise<Code>;
  /** The code, if it has arrived. */
  readonly arrived: () => Code | undefined;
  /** A component of the code, to be rendered within `Suspense`. */
  readonly component: <Props>(of: (code: Code) => ComponentType<Props>) => LazyExoticComponent<ComponentType<Props>>;
}

/** Imports a module by its address. */
type ImportAt = (address: string) => Promise<unknown>;
const importAt: ImportAt = (address) => import(/* @vite-ignore */ address);

/** The address in the message of a browser that could not load a module, or in that of the cause; Safari tells none. */
const addressIn = (error: unknown): string | undefined =>
  error instanceof Error ? (/https?:\/\/\S+/.exec(error.message)?.[0] ?? addressIn(error.cause)) : undefined;

/**
 * Code that is loaded when it is needed. What has arrived by then is rendered at once, without the placeholder: React
 * keeps a placeholder for 300 ms once it is shown. What arrives during a press is rendered after it. Code that did not
 * arrive is asked for again with the next call.
 */
export const laterCode = <Code>(load: () => Promise<Code>, importModule = importAt): LaterCode<Code> => {
  let arrived: Code | undefined;
  let missing: string | undefined;
  let tries = 0;
  const loaded = async (): Promise<Code> => {
    try {
      arrived = await load();
    } catch (error) {
      const before = missing;
      missing = addressIn(error);
      if (before === undefined) throw error;
      // Browsers remember that a module did not arrive, and never ask for it again at the same address.
      arrived = (await importModule(`${before}?again=${++tries}`).catch(() => {
        throw error;
      })) as Code;
    }
    return arrived;
  };
  return {
    load: loaded,
    arrived: () => arrived,
    component: (of) =>
      lazy(() =>
        arrived ? present({ default: of(arrived) }) : afterPress(loaded()).then((code) => ({ default: of(code) })),
      ),
  };
};

/** Like a promise of the value, but calls back at once, which `lazy` permits. */
const present = <T>(value: T): Promise<T> =>
  // oxlint-disable-next-line unicorn/no-thenable -- a promise is never that early
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as Promise<T>;
