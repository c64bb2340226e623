/** Something that asks for the password again, waiting for it. */
export interface Asked {
  /** Does it with the password; throws what the server says. */
  readonly send: (password: string) => Promise<void>;
  /** It failed over something else than the password, or it is given up (undefined). */
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

/** Asks for the password, and again while it is wrong, and does something with it. Rejects when that fails otherwise, or is given up. */
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
