/** Sent in place of a photographer's ID: any photographer who is free. */
export const anyone = 'any';
