import { cleanLine } from '#shared/kernel/text/text.ts';

// Text that a mail client would turn into a link: a mail from the studio must not contain a stranger's address.
const likeAnAddress = /[/\\@:]|\.[\p{L}\p{N}]/u;

/** Returns the name to greet a customer by; null if it could be read as an address. */
export const greetingName = (typed: string): string | null => {
  const name = cleanLine(typed);
  return name === '' || name.length > 60 || likeAnAddress.test(name) ? null : name;
};
