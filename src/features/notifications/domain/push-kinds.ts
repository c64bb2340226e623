/** What a device can be notified of, in display order. */
export const pushKinds = ['new_booking', 'cancellation', 'lead', 'failed_mail'] as const;
export type PushKind = (typeof pushKinds)[number];

/** The kinds that a person may choose: those whose page her role may open. The trigger `queue_push` decides the same. */
export const pushKindsOf = (role: string): readonly PushKind[] => {
  if (role === 'owner' || role === 'desk') return pushKinds;
  return role === 'photographer' ? ['new_booking', 'cancellation'] : [];
};
