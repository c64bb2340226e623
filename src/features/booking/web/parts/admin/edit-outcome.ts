/** What a screen does once a booking was changed in its dialog, where it has words of its own for it (CAL-026, CAL-027). */
export interface EditOutcome {
  readonly onSaved: () => void;
  /** `detail`: what the server says about it. Not called where somebody else changed the booking; the dialog deals with that. */
  readonly onFailed: (detail: string | undefined) => void;
  readonly onCancelled: () => void;
}
