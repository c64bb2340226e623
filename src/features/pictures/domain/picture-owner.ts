/** What may have pictures. */
export const ownerKinds = ['home', 'service', 'photographer', 'campaign', 'resource'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export interface PictureOwner {
  readonly kind: OwnerKind;
  /** null: the home page. */
  readonly id: string | null;
}

/** A service has a cover and up to eight more pictures, everything else has one. The database refuses more. */
export const mostPictures = (kind: OwnerKind): number => (kind === 'service' ? 9 : 1);
