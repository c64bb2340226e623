import { createHmac, timingSafeEqual } from 'node:crypto';

const digits = 6;

/** Returns the code that an app shows in a time step (RFC 4226, 5.3). It uses SHA-1, which every app supports. */
export const codeOfStep = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

/** Returns which of the steps a six-digit code belongs to. Compares with all of them, in constant time. */
export const stepOfCode = (secret: Buffer, code: string, steps: readonly number[]): number | undefined => {
  const codeBytes = Buffer.from(code);
  let found: number | undefined;
  for (const step of steps) {
    if (timingSafeEqual(Buffer.from(codeOfStep(secret, step)), codeBytes)) found ??= step;
  }
  return found;
};
