import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../../passkeys-contract.ts';

/** What a device can do differently from what it should. */
export interface Fault {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** 1: somebody is there. 4: the device has verified who. */
  readonly flags?: number;
  readonly count?: number;
  readonly userHandle?: string;
}

const bytes = (value: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
};
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** CBOR, as far as a device needs it: a byte string, a text, a map (RFC 8949). */
const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};
const byteString = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const textString = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));

/** The public key in the form of COSE: P-256, for ES256. */
const coseKey = (key: KeyObject): Buffer => {
  // As DER: while a key is exported as JWK, Node 20 waits for itself for ever if memory is collected at that moment.
  const point = key.export({ type: 'spki', format: 'der' }).subarray(-64);
  const [xBytes, yBytes] = [point.subarray(0, 32), point.subarray(32)];
  const entries = [integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)];
  return Buffer.concat([head(5, 5), ...entries, integer(-2), byteString(xBytes), integer(-3), byteString(yBytes)]);
};

/** A device with one passkey, which signs what a browser would have it sign. */
export class SoftwarePasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  readonly #origin: string;
  #count = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes the passkey for an account. */
  create(
    { challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } },
    fault: Fault = {},
  ): Attestation {
    this.#userHandle = user.id;
    const credential = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#authenticatorData(rp.id, fault, 0x40),
      Buffer.alloc(16),
      bytes(credential.length, 2),
      credential,
      coseKey(this.#keys.publicKey),
    ]);
    const attestationObject = Buffer.concat([
      head(5, 3),
      textString('fmt'),
      textString('none'),
      textString('attStmt'),
      head(5, 0),
      textString('authData'),
      byteString(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        attestationObject: attestationObject.toString('base64url'),
        clientDataJSON: this.#clientData('webauthn.create', challenge, fault).toString('base64url'),
      },
    };
  }

  /** Signs a challenge. `by`: another device, whose key does not fit. */
  sign(
    { challenge, rpId }: { challenge: string; rpId: string },
    fault: Fault = {},
    by: SoftwarePasskey = this,
  ): Assertion {
    this.#count = fault.count ?? this.#count + 1;
    const authenticatorData = this.#authenticatorData(rpId, fault, 0);
    const clientData = this.#clientData('webauthn.get', challenge, fault);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), by.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        authenticatorData: authenticatorData.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: fault.userHandle ?? (this.#userHandle || null),
      },
    };
  }

  #authenticatorData(rpId: string, { rpId: other, flags = 5 }: Fault, more: number): Buffer {
    return Buffer.concat([sha256(other ?? rpId), bytes(flags | more, 1), bytes(this.#count, 4)]);
  }

  #clientData(type: string, challenge: string, fault: Fault): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: fault.type ?? type,
        challenge: fault.challenge ?? challenge,
        origin: fault.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }
}
