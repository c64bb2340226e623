/** The contacts this tab has created, and the addresses of those being created: no notification is shown for them. */
const made = new Set<string>();
const onTheirWay = new Set<string>();

/** Creates a contact. Its address is recorded first, because the notification may arrive before the response. */
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
