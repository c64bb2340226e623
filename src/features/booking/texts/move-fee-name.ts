/** The name of the fee for moves by the customer, as it is stored with a booking. */
export const moveFeeName = { name_de: 'Gebühr fürs Verschieben', name_ru: 'Плата за перенос' } as const;
