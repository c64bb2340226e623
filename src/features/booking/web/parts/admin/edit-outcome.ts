/** Callbacks of a screen that shows its own messages after a booking was changed in the dialog. */
export interface EditOutcome {
  readonly onSaved: () => void;
  /**
   * `detail`: the error text of the server. Not called if another administrator changed the booking; the dialog handles
   * that.
   */
  readonly onFailed: (detail: string | undefined) => void;
  readonly onCancelled: () => void;
}
