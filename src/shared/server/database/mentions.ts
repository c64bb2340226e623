import { type RawBuilder, sql } from 'kysely';

// Characters that may surround an address in a text and are not part of a longer address. In JSON, \n is two
// characters.
const before = String.raw`(^|\\[nrt]|[^[:alnum:].!#$%&'*+/=?^_{|}~-])`;
const after = String.raw`($|[^[:alnum:].-]|[.-]($|[^[:alnum:]]))`;

/** Whether a text contains an e-mail address, ignoring case, and not as part of a longer address. */
export const mentions = (text: RawBuilder<unknown>, email: string): RawBuilder<unknown> => {
  const address = email.toLowerCase();
  const pattern = before + address.replaceAll(/[^\p{L}\p{N}@]/gu, String.raw`\$&`) + after;
  // The substring search is many times faster and leaves few rows to the pattern.
  return sql`(strpos(lower(${text}), ${address}) > 0 AND lower(${text}) ~ ${pattern})`;
};
