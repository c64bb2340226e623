/** The result of a rule that may refuse: the value, or the reason for the refusal. */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

export const accepted = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const refused = <Refusal>(refusal: Refusal): Result<never, Refusal> => ({ ok: false, refusal });
