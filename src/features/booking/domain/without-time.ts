/** Marks a booking that has no time, in its views; nothing for any other. */
export const withoutTime = ({ has_time }: { readonly has_time: boolean }): { readonly without_time?: true } =>
  has_time ? {} : { without_time: true };
