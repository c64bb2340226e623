/** An action that waits for the password. */
export interface Asked {
  /** Runs the action with the password; rejects with the server's error. */
  readonly send: (password: string) => Promise<void>;
  /** Called if the action failed for another reason, or with undefined if it was cancelled. */
  readonly fail: (error: unknown) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();
const change = (next: Asked | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

export const presentlyAsked = (): Asked | undefined => asked;
export const onAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Asks for the password, repeatedly while it is wrong, and runs an action with it. Rejects if the action fails for
 * another reason or is cancelled.
 */
export const withPasswordAgain = <Result>(send: (current_password: string) => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const mine: Asked = {
      send: async (password) => {
        const result = await send(password);
        if (asked === mine) change(undefined);
        resolve(result);
      },
      fail: (error) => {
        if (asked === mine) change(undefined);
        reject(error);
      },
    };
    asked?.fail(new Error('Something else asks for the password'));
    change(mine);
  });
