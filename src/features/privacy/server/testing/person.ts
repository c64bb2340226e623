/** Who the tests are about: a person whose name, address and number nobody else has. */
export const person = { name: 'Zoé Wunderlich', email: 'Zoe.Wunderlich@kunde.example', phone: '+49 160 7654321' };
export const mail = person.email.toLowerCase();
