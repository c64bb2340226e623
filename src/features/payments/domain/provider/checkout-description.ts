export interface DescribedBooking {
  readonly service_name: string;
  readonly customer_name: string;
  readonly date: string;
  readonly confirmation_code: string;
}

/**
 * Returns the description shown on the payment page: the studio's template with its four placeholders replaced. Nothing
 * else in it is evaluated.
 */
export const checkoutDescription = (template: string, booking: DescribedBooking): string => {
  const filled = template.replaceAll(
    /\{(service_name|customer_name|date|confirmation_code)\}/g,
    (_, name: keyof DescribedBooking) => booking[name],
  );
  return filled.trim().slice(0, 200) || booking.service_name;
};
