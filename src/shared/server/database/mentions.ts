import { type RawBuilder, sql } from 'kysely';

// What may stand before and after an address in a text, and is not a part of a longer one; \n in JSON is two characters.
const before = String.raw`(^|\\[nrt]|[^[:alnum:].!#$%&'*+/=?^_{|}~-])`;
const after = String.raw`($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`;

/** Whether an e-mail address stands in a text, whatever its capitals, and not as a part of a longer address. */
export const mentions = (text: RawBuilder<unknown>, email: string): RawBuilder<unknown> => {
  const address = email.toLowerCase();
  const pattern = before + address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`) + after;
  // The search for a part is many times faster and leaves little to the pattern.
  return sql`(strpos(lower(${text}), ${address}) > 0 AND lower(${text}) ~ ${pattern})`;
};
