import type { Details } from '../form/details-rules.ts';

/** The customer as every order sends it. */
export const customerOf = ({ name, email, phone, whatsapp }: Details) => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  ...(whatsapp && { whatsapp_notifications: true }),
});
