/** The contacts this tab has made itself, and the addresses of those on their way: they are no news here (AMB-075). */
const made = new Set<string>();
const onTheirWay = new Set<string>();

/** Makes a contact. Its address is noted before, because the news may come faster than the answer. */
export const makeContact = async <T extends { readonly id: string }>(
  email: string,
  make: () => Promise<T>,
): Promise<T> => {
  const address = email.toLowerCase();
  onTheirWay.add(address);
  try {
    const contact = await make();
    made.add(contact.id);
    return contact;
  } finally {
    onTheirWay.delete(address);
  }
};

export const isOwnContact = ({ id, email }: { readonly id: string; readonly email: string }): boolean =>
  made.has(id) || onTheirWay.has(email.toLowerCase());
