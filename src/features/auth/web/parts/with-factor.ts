import { CallError } from '#shared/web/call/call-error.ts';
import type { FactorNeed } from '../../domain/fresh-factor.ts';
import { confirmation, confirmByPassword } from './confirmation.ts';
import { passkeysWorkAt } from './passkeys.ts';

/** An action that waits for a confirmation. */
export interface WaitingAction {
  /** Runs the action with the password, or without one after another confirmation; rejects with the server's error. */
  readonly send: (password?: string) => Promise<void>;
  /** Called if the action failed for another reason, or with undefined if it was cancelled. */
  readonly fail: (error: unknown) => void;
  /** Whether a passkey can be used instead of the password. */
  readonly takesPasskey: boolean;
}

let waiting: WaitingAction | undefined;
const listeners = new Set<() => void>();
const change = (next: WaitingAction | undefined): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

export const waitingAction = (): WaitingAction | undefined => waiting;
export const onWaitingAction = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Runs a sensitive action. If the last factor of this session is too old for it, it asks for the password or a passkey
 * first, repeatedly while it is wrong. Rejects if the action fails for another reason or is cancelled.
 */
export const withFactor = async <Result>(
  send: (current_password?: string) => Promise<Result>,
  need: FactorNeed = 'recent',
): Promise<Result> => {
  const { is_confirmed, is_recent, passkey_origin } = await confirmation();
  if (need === 'confirmed' ? is_confirmed : is_recent) {
    try {
      return await send();
    } catch (error) {
      // It became too old meanwhile.
      if (!(error instanceof CallError) || error.code !== 'password_required') throw error;
    }
  }
  return prompted(send, passkeysWorkAt(passkey_origin));
};

/** For an action whose request has no body that could hold the password: confirms in a request of its own. */
export const confirmed =
  <Result>(action: () => Promise<Result>) =>
  async (password?: string): Promise<Result> => {
    if (password !== undefined) await confirmByPassword(password);
    return action();
  };

const prompted = <Result>(
  send: (current_password?: string) => Promise<Result>,
  takesPasskey: boolean,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const mine: WaitingAction = {
      send: async (password) => {
        const result = await send(password);
        if (waiting === mine) change(undefined);
        resolve(result);
      },
      fail: (error) => {
        if (waiting === mine) change(undefined);
        reject(error);
      },
      takesPasskey,
    };
    waiting?.fail(new Error('Something else asks for the password'));
    change(mine);
  });
