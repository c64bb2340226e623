/** What an account knows about the place of a sign-in. */
export interface SeenBefore {
  /** Whether anybody has signed in to the account before, in the last 90 days. */
  readonly knowsAny: boolean;
  /** `none`: the caller keeps no token by which it could be recognised, as programs do. */
  readonly device: 'known' | 'unknown' | 'none';
  readonly isKnownNetwork: boolean;
}

/**
 * Whether the administrator is told about a sign-in: it comes from a browser that the account does not know, or, of a
 * caller that cannot be recognised, from a network that it does not know. Not the first sign-in of all.
 */
export const isNewDevice = ({ knowsAny, device, isKnownNetwork }: SeenBefore): boolean =>
  knowsAny && (device === 'none' ? !isKnownNetwork : device === 'unknown');
