/** The name of a reduction in bookings, mails and documents. */
export const reductionName = (code: string) => ({ name_de: `Rabattcode ${code}`, name_ru: `Промокод ${code}` });
