export const personStates = ['active', 'invited', 'deactivated'] as const;
export type PersonState = (typeof personStates)[number];

/** Whether a person can sign in. Nobody is invited and deactivated at once. */
export const personState = (person: {
  readonly is_invited: boolean;
  /** Epoch ms; null: not deactivated. */
  readonly deactivated_at: number | null;
}): PersonState => {
  if (person.is_invited) return 'invited';
  return person.deactivated_at === null ? 'active' : 'deactivated';
};

/** What an owner decides about an account. */
export interface Position<Role extends string = string> {
  readonly role: Role;
  /** Only of a photographer: whose sessions the account sees. */
  readonly photographer_id: string | null;
}

/**
 * Returns what an account becomes with these changes. Every other role than `photographer` loses its photographer; null:
 * a photographer would be left without one.
 */
export const changedPosition = <Role extends string>(
  present: Position<Role>,
  changes: { readonly role?: Role | undefined; readonly photographer_id?: string | null | undefined },
): Position<Role | 'photographer'> | null => {
  const role = changes.role ?? present.role;
  if (role !== 'photographer') return { role, photographer_id: null };
  const photographer_id = changes.photographer_id === undefined ? present.photographer_id : changes.photographer_id;
  const isTouched = changes.role !== undefined || changes.photographer_id !== undefined;
  return photographer_id === null && isTouched ? null : { role, photographer_id };
};
