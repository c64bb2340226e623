interface CustomerData {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * Masks a customer's data: customers recognise their booking, but others can neither write to them nor call them
 * (docs/rules/booking-life-cycle.md).
 */
export const maskedCustomer = ({ name, email, phone }: CustomerData): CustomerData => ({
  name: maskedName(name),
  email: maskedEmail(email),
  phone: maskedPhone(phone),
});

/** 'Änne M.'. A single name may be a surname and is therefore shortened too. */
const maskedName = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  const initial = (word: string | undefined): string => `${firstOf(word ?? '')}.`;
  return words.length > 1 ? `${words[0]} ${initial(words.at(-1))}` : initial(words[0]);
};

const maskedEmail = (email: string): string => {
  const sign = email.lastIndexOf('@');
  return `${firstOf(email.slice(0, sign))}***${email.slice(sign)}`;
};

/** The last three digits, if at least four others stay hidden. */
const maskedPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < 7 ? '***' : `***${digits.slice(-3)}`;
};

// One letter may consist of several code points.
const firstOf = (text: string): string => {
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
};
