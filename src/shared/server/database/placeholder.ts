import { type RawBuilder, sql } from 'kysely';
import { placeholderDomain } from '#shared/kernel/contact/placeholder-contact.ts';

/** `isPlaceholder` of the kernel in SQL, for an e-mail address. */
export const isPlaceholderAddress = (email: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(lower(${email}) LIKE ${sql.lit(`%${placeholderDomain}`)})`;
