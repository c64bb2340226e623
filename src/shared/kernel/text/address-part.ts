const pairs =
  'ä:ae ö:oe ü:ue ß:ss а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:j к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ' +
  'ц:c ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya';
const spelled: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.split(' ').map((pair) => pair.split(':') as [string, string]),
);

const longest = 60;

/**
 * A name as a part of an address: 'Съёмка для двоих & Baby' becomes 'semka-dlya-dvoih-baby'. At most 60 characters; empty
 * if the name has neither letters of these alphabets nor digits.
 */
export const addressPart = (name: string): string =>
  name
    .slice(0, 4 * longest)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßа-яё]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longest)
    .replace(/-$/, '');
