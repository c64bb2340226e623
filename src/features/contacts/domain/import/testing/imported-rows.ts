export const person = { name: 'Änne', email: 'aenne@example.de' };
