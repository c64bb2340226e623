/** How the number of people is called among the items of a booking. */
export const peopleName = { name_de: 'Personen', name_ru: 'Количество человек' } as const;
