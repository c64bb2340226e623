/** The person that the tests erase and export; name, address and number are unique. */
export const person = { name: 'Zoé Wunderlich', email: 'Zoe.Wunderlich@kunde.example', phone: '+49 160 7654321' };
export const mail = person.email.toLowerCase();
