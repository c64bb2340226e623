/** The length of the last part of the address of a campaign. */
export const slugLimits = { min: 2, max: 60 } as const;

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text can be the last part of an address: lower-case letters, digits, and single hyphens between them. */
export const isSlug = (text: string): boolean =>
  text.length >= slugLimits.min && text.length <= slugLimits.max && slugForm.test(text);

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Proposes an address from a name: 'Weihnachts-Minis 2030 in Köln' becomes 'weihnachts-minis-2030-in-koeln'. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, slugLimits.max)
    .replace(/-$/, '');
