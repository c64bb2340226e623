import { randomBytes } from 'node:crypto';
import { conflict } from '#shared/contract/problem.ts';
import { openSecret, sealSecret } from '#shared/server/secrets/secret-box.ts';
import type { SecretKey } from '#shared/server/secrets/secret-keys.ts';
import { hashOfSecret } from '#shared/server/secrets/secret-link.ts';
import { codeBytes, codeOfBytes, lastFour } from '../../domain/voucher-code.ts';

/** What the sealed code of a voucher is bound to. */
export const sealedFor = (id: string): string => `voucher ${id}`;

/** Returns a new code as it is stored: hashed, sealed for the PDF, and its last four characters. */
export const newCode = (secretKey: SecretKey, id: string) => {
  const code = codeOfBytes(randomBytes(codeBytes));
  return {
    // No slow function is needed: nobody can try 2^80 codes.
    code_hash: hashOfSecret(code),
    code_sealed: sealSecret(secretKey, sealedFor(id), code),
    last_four: lastFour(code),
  };
};

/** Returns the code of a voucher; undefined: it was sealed with another SECRET_KEY. */
export const openCode = (
  secretKey: SecretKey,
  { id, code_sealed }: { readonly id: string; readonly code_sealed: string },
): string | undefined => openSecret(secretKey, sealedFor(id), code_sealed);

/** The refusal where the code is needed and cannot be read. */
export const unreadable = () => conflict('code_unreadable', 'The code was sealed with another SECRET_KEY');
