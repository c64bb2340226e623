/** In place of a photographer's ID: whoever is free. */
export const anyone = 'any';
