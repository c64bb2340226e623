/** The name of the number of people among the items of a booking. */
export const peopleName = { name_de: 'Personen', name_ru: 'Количество человек' } as const;
