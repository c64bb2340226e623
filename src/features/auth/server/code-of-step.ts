import { createHmac, timingSafeEqual } from 'node:crypto';

const digits = 6;

/** The code that an app shows in a step of time (RFC 4226, 5.3; SHA-1, because every app knows that). */
export const codeOfStep = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** Which of the steps a code of six digits belongs to; every one is compared, and in constant time. */
export const stepOfCode = (secret: Buffer, code: string, steps: readonly number[]): number | undefined => {
  const given = Buffer.from(code);
  let found: number | undefined;
  for (const step of steps) {
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)) found ??= step;
  }
  return found;
};
