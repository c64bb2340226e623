import type { RelyingParty } from '../../domain/relying-party.ts';
import type { Assertion, Attestation } from '../../passkeys-contract.ts';
import type { CredentialRow } from './passkey-store.ts';

/** Ed25519, ES256 and RS256: every device supports one of them, and every supported Node verifies all. */
export const algorithms = [-8, -7, -257] as const;

// Loaded on first use: most processes never need it.
const library = () => import('@simplewebauthn/server');

/**
 * Verifies a signature: of this challenge, by this passkey, on this origin, and that the device has verified its owner.
 * Returns the signature counter; undefined if anything is wrong.
 */
export const checkAssertion = async (
  assertion: Assertion,
  { public_key, credential_id }: CredentialRow,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library();
  const { authenticatorData, clientDataJSON, signature } = assertion.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...assertion,
        response: { authenticatorData, clientDataJSON, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rp_id,
      requireUserVerification: true,
      // The counter is compared where it is stored, see noteSignature.
      credential: { id: credential_id.toString('base64url'), publicKey: new Uint8Array(public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};

export interface CheckedPasskey {
  readonly credential_id: Buffer;
  readonly public_key: Buffer;
  readonly sign_count: number;
}

/** Verifies a new passkey in the same way; undefined if anything is wrong. */
export const checkAttestation = async (
  attestation: Attestation,
  { challenge, party }: { readonly challenge: string; readonly party: RelyingParty },
): Promise<CheckedPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rp_id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: Buffer.from(id, 'base64url'), public_key: Buffer.from(publicKey), sign_count: counter };
  } catch {
    return undefined;
  }
};
