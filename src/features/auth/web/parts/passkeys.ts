import type { Assertion, AssertionOptions, Attestation, AttestationOptions } from '../../passkeys-contract.ts';

/** Loaded on first use: most visits need no passkey. */
const library = () => import('@simplewebauthn/browser');

/** Preloads the library, so that the press of a button has no delay. */
export const preparePasskeys = (): void => void library().catch(() => undefined);

/**
 * Whether this page can use the passkeys of a studio. `origin`: where they work, according to the server. On other
 * pages, also those without https, browsers refuse them.
 */
export const passkeysWorkAt = (origin: string | null | undefined): boolean =>
  origin === location.origin && isSecureContext && 'PublicKeyCredential' in window;

/** Why a browser created or used no passkey: `cancelled` by the person or for lack of one, or `known` to the device. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
  readonly why: 'cancelled' | 'known';
  constructor(why: NoPasskey['why'], cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** Lets the person choose a passkey and signs with it. Throws `NoPasskey`. */
export const signWithPasskey = async (options: AssertionOptions): Promise<Assertion> => {
  const { startAuthentication } = await library();
  const { allowCredentials, ...rest } = options;
  const asked = { ...rest, ...(allowCredentials && { allowCredentials }) };
  return startAuthentication({ optionsJSON: asked }).catch(explained);
};

/** Lets the person create a passkey. Throws `NoPasskey`. */
export const makePasskey = async (options: AttestationOptions): Promise<Attestation> => {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(explained);
};

const explained = (error: unknown): never => {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new NoPasskey(isKnown ? 'known' : 'cancelled', error);
};
