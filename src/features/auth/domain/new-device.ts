/** What an account knows about the origin of a sign-in. */
export interface SeenBefore {
  /** Whether anybody has ever signed in to the account before. */
  readonly hasSignedIn: boolean;
  /** `none`: the caller keeps no token by which it could be recognised, as programs do. */
  readonly device: 'known' | 'unknown' | 'none';
  readonly isKnownNetwork: boolean;
}

/**
 * Whether the administrator is told about a sign-in: it comes from a browser that the account does not know, or, of a
 * caller that cannot be recognised, from a network that it does not know. Not the very first
 * sign-in of an account.
 */
export const isNewDevice = ({ hasSignedIn, device, isKnownNetwork }: SeenBefore): boolean =>
  hasSignedIn && (device === 'none' ? !isKnownNetwork : device === 'unknown');
