import { cleanLine } from '#shared/kernel/text.ts';

// What a mail client would turn into a link: a mail in the studio's name must not carry a stranger's address.
const likeAnAddress = /[/\\@:]|\.[\p{L}\p{N}]/u;

/** The name to greet a customer by; null when what was typed as a name could be read as an address. */
export const greetingName = (typed: string): string | null => {
  const name = cleanLine(typed);
  return name === '' || name.length > 60 || likeAnAddress.test(name) ? null : name;
};
