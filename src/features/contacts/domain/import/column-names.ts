/** What the name of a column says about its cells. `some_name`: it only contains the word name. */
export type NamedAs =
  | 'full_name'
  | 'given_name'
  | 'middle_name'
  | 'family_name'
  | 'some_name'
  | 'email'
  | 'phone'
  | 'company'
  | 'status'
  | 'phase_entered_at'
  | 'question';

/** A column name in small letters, without signs between its words. */
export const plainName = (header: string): string =>
  header
    .slice(0, 200)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// What describes another column, or somebody else, or asks for permission: its cells are not what its words say.
const beside =
  /\b(?:label|type|typ|art|fax|telefax|phonetic|consent|opt ?in|opt ?out|optin|verified|bounced?|subject|betreff|platform|country code|vorwahl|language|sprache)\b|newsletter|einwilligung|mailing|факс|тип$|vorgesetzt|manager|assist|spouse|partner|emergency|notfall/;

const email =
  /e ?mail|mail|(?:^| )(?:эл )?почта|электронн|имейл|емейл|пошта|(?:^| )e ?posta(?: |$)|courriel|correo|poczta/;
const phone =
  /phone|telefon|telephone|(?:^| )(?:tel|sms)(?: |$)|mobil|handy|rufnummer|(?:^| )cell(?: |$)|whats ?app|телефон|(?:^| )тел(?: |$)|мобильн|сотов|мобільн|téléphone|teléfono|portable|cellulare|móvil|komórk|reminder number/;
const company =
  /^(?:person |contact |kontakt |associated )?(?:company|firma|firmenname|unternehmen|organi[sz]ation|компания|организация|фирма)(?: \d)?(?: name)?$/;
const status = /^(?:lead )?status$|^статус(?: лида| заявки)?$/;
const created =
  /^(?:lead )?(?:created(?: time| at| on| date)?|create date|creation date|date created|date added|added at|submitted(?: at| on)?|submission date|submit date|timestamp|zeitstempel|erstellt(?: am)?|erstellungsdatum|anlagedatum|eingang|eingegangen(?: am)?|eingangsdatum|anfrage vom|anfragedatum|дата создания|дата заявки|создано?|отметка времени)$/;

const given =
  /(?:^| )(?:vorname|first ?name|given ?name|forename|rufname|имя|ім я|prénom|prenom|imię|voornaam|nombre|nome)(?: |$)|^first$/;
const middle =
  /(?:^| )(?:middle ?name|additional ?name|weitere vornamen|zweiter vorname|отчество|по батькові)(?: |$)|^middle$/;
const family =
  /(?:^| )(?:nachname|last ?name|surname|family ?name|familienname|zuname|фамилия|прізвище|nazwisko|soyad[ıi]?|achternaam|apellidos?|cognome)(?: |$)|^(?:last|nom)$/;
const full =
  /^(?:name|(?:full|display|contact|person|kunden|kontakt|customer|client|lead|invitee|ihr|dein|your) ?name|vor und nachname|name vorname|kunden?|customer|client|kontakt|contact|ansprechpartner|фио|ф и о|полное имя|клиент|контакт|піб|nom complet|ad[ıi]? soyad[ıi]?|imię i nazwisko)$/;

/** Names of other things than the person. */
const ofOthers =
  /campaign|kampagne|(?:^| )ad(?: |$)|adset|ad set|anzeige|form|company|firma|organi[sz]ation|unternehmen|nick|spitz|prefix|pr(?:ä|ae)fix|suffix|user|benutzer|login|file|datei|domain|host|account|owner|inhaber|besitzer|zust(?:ä|ae)ndig|bearbeiter|event|veranstaltung|product|produkt|service|leistung|list|group|gruppe|street|stra(?:ß|ss)e|city|birth|geburt|child|kind|baby|hund|pet|project|projekt|deal|pipeline|stage|bank|utm|source|quelle|page|seite/;

/** What a column is by its name; undefined when it says nothing of what a contact has. */
export const namedAs = (header: string): NamedAs | undefined => {
  if (/^\s*question_/i.test(header)) return 'question';
  const name = plainName(header);
  if (status.test(name)) return 'status';
  if (created.test(name)) return 'phase_entered_at';
  if (beside.test(name)) return undefined;
  if (email.test(name)) return /name|display/.test(name) ? undefined : 'email';
  if (phone.test(name)) return 'phone';
  if (company.test(name)) return 'company';
  return nameKind(name);
};

const nameKind = (name: string): NamedAs | undefined => {
  if ((given.test(name) && family.test(name)) || full.test(name)) return 'full_name';
  // In Turkish a first name, elsewhere an advertisement, which has more words in its name.
  if (/^ad[ıi]?$/.test(name)) return 'given_name';
  if (ofOthers.test(name)) return undefined;
  if (middle.test(name)) return 'middle_name';
  if (family.test(name)) return 'family_name';
  if (given.test(name)) return 'given_name';
  return name.includes('name') ? 'some_name' : undefined;
};

/** Whether a column is named for an e-mail address and for nothing more. */
export const isExactEmail = (header: string): boolean => ['email', 'e mail', 'mail'].includes(plainName(header));

/** utm_source, utm_medium and utm_campaign, in this order, are 0, 1 and 2; -1: another name. */
export const sourceRank = (header: string): number =>
  ['utm source', 'utm medium', 'utm campaign'].indexOf(plainName(header));

const partsOfName: readonly (NamedAs | undefined)[] = ['given_name', 'middle_name', 'family_name'];

/**
 * The place of a column among those that are joined to a name: first, middle, last name. 'Name' beside a first name is
 * the last name.
 */
export const namePartRank = (header: string, columns: readonly string[]): number => {
  const rank = partsOfName.indexOf(namedAs(header));
  const isLast = plainName(header) === 'name' && columns.some((column) => namedAs(column) === 'given_name');
  return isLast ? partsOfName.length : Math.max(rank, 0);
};

/** How many cells of a row are names of columns. */
export const countKnownNames = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.length <= 60 && (sourceRank(cell) >= 0 || namedAs(cell) !== undefined)).length;

/** Whether a row names what a contact needs: columns for a name and for an e-mail address. */
export const namesPerson = (cells: readonly string[]): boolean => {
  const kinds = new Set(cells.slice(0, 500).map((cell) => (cell.length <= 200 ? namedAs(cell) : undefined)));
  return kinds.has('email') && [...personKinds].some((kind) => kinds.has(kind));
};

const personKinds = new Set<NamedAs>(['full_name', 'given_name', 'family_name', 'some_name']);

/** The columns with which an advertiser exports its forms, beside those of the person. */
const ofLeadForm =
  /^(?:id|lead id|created time|(?:ad|ad ?set|campaign|form)(?: id| name)?|is organic|is test|platform|lead status|inbox url|post url|retailer item id|(?:street address|stra(?:ß|ss)e|city|stadt|ort|wohnort|state|province|bundesland|country|land|zip(?: code)?|post ?code|postal code|postleitzahl|plz|date of birth|geburtsdatum|gender|geschlecht|marital status|relationship status|job title|beruf|position))$/;

/** Whether the columns are those of a form of an advertisement. */
export const isLeadForm = (headers: readonly string[]): boolean => {
  const names = new Set(headers.map(plainName));
  return names.has('form id') || names.has('form name') || (names.has('ad id') && names.has('created time'));
};

/** Whether a column of a lead form is an answer: it belongs neither to the advertiser nor to the person. */
export const isAnswerOfForm = (header: string): boolean => {
  const name = plainName(header);
  return name !== '' && !ofLeadForm.test(name) && !name.startsWith('utm ') && !/^spalte \d+$/.test(name);
};
