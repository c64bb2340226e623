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

/**
 * Code that is loaded when it is needed. What has arrived by then is rendered at once, without the placeholder: React
 * keeps a placeholder for 300 ms once it is shown. What arrives during a press is rendered after it.
 */
export const laterCode = <Code>(load: () => Promise<Code>): LaterCode<Code> => {
  let arrived: Code | undefined;
  const loaded = async (): Promise<Code> => (arrived = await load());
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
