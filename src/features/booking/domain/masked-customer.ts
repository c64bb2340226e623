interface CustomerData {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** As much of a customer as they recognise themselves by, and nobody could write to or call (docs/rules/booking-life-cycle.md). */
export const maskedCustomer = ({ name, email, phone }: CustomerData): CustomerData => ({
  name: maskedName(name),
  email: maskedEmail(email),
  phone: maskedPhone(phone),
});

/** 'Änne M.': a single name may be a surname, and is cut as well. */
const maskedName = (name: string): string => {
  const words = name.split(/\s+/u).filter(Boolean);
  const initial = (word: string | undefined): string => `${firstOf(word ?? '')}.`;
  return words.length > 1 ? `${words[0]} ${initial(words.at(-1))}` : initial(words[0]);
};

const maskedEmail = (email: string): string => {
  const sign = email.lastIndexOf('@');
  return `${firstOf(email.slice(0, sign))}***${email.slice(sign)}`;
};

/** The last three digits, where enough is left unsaid. */
const maskedPhone = (phone: string): string => {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < 7 ? '***' : `***${digits.slice(-3)}`;
};

// A letter may be made of several characters.
const firstOf = (text: string): string => {
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
};
