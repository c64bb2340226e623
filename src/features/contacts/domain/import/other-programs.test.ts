import { expect, it } from 'vitest';
import { guessedRoles } from './guessed-columns.ts';
import { planImport } from './import-plan.ts';
import { reading } from './reading/read-table.ts';
import { atOnce } from './steps.ts';

const mail = 'erika@example.de';
const phone = '0170 5550101';

it.each([
  [
    'an office program, German',
    `"Anrede","Vorname","Weitere Vornamen","Nachname","Firma","Telefon geschäftlich","Mobiltelefon","E-Mail-Adresse","E-Mail: Angezeigter Name","E-Mail 2: Adresse"\n"Frau","Erika","","Sommer","","","${phone}","${mail}","Erika Sommer (${mail})",""`,
  ],
  [
    'a mail program, German',
    `Vorname,Nachname,Anzeigename,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Tel. dienstlich,Fax-Nummer,Mobil-Tel.-Nr.\nErika,Sommer,Erika Sommer,${mail},,,,${phone}`,
  ],
  [
    'an accounting program',
    `Kundennummer;Anrede;Titel;Vorname;Nachname;Firmenname;Straße;E-Mail;Telefon;Mobil\n10001;Frau;;Erika;Sommer;;Weg 1;${mail};;${phone}`,
  ],
  [
    'a program for studios',
    `Client First Name,Client Last Name,Client Email,Client Phone,Shoot Type,Lead Status\nErika,Sommer,${mail},${phone},Familie,New`,
  ],
  [
    'a calendar for appointments',
    `Event Type Name,Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Text Reminder Number\nMini,Erika Sommer,,,${mail},${phone}`,
  ],
  ['a mail provider', `First,Middle,Last,Nickname,Email,Home,Work,Mobile\nErika,,Sommer,,${mail},,,${phone}`],
  ['French', `Prénom;Nom;Adresse e-mail;Téléphone\nErika;Sommer;${mail};${phone}`],
  ['Polish', `Imię;Nazwisko;E-mail;Telefon\nErika;Sommer;${mail};${phone}`],
  ['Turkish', `Ad;Soyad;E-posta;Telefon\nErika;Sommer;${mail};${phone}`],
  ['Ukrainian', `Ім'я;Прізвище;Ел. пошта;Телефон\nErika;Sommer;${mail};${phone}`],
  ['Spanish', `Nombre;Apellidos;Correo electrónico;Teléfono\nErika;Sommer;${mail};${phone}`],
  ['Italian', `Nome;Cognome;E-mail;Cellulare\nErika;Sommer;${mail};${phone}`],
])('name, e-mail and telephone are found in the contacts of %s (AMB-078)', (_, text) => {
  const { table } = atOnce(reading(text));
  const { toImport } = planImport(table, [], { roles: guessedRoles(table), now: Date.UTC(2026, 10, 29) });
  expect(toImport.map(({ contact }) => contact)).toMatchObject([{ name: 'Erika Sommer', email: mail, phone }]);
});
