/** The name of the line of a booking for several children, as it is copied into the booking. */
export const childrenName = { name_de: 'Kinder', name_ru: 'Дети' } as const;
