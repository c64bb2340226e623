import poppinsLatinRegular from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url';
import poppinsLatinSemibold from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';
import poppinsLatinExtRegular from '@fontsource/poppins/files/poppins-latin-ext-400-normal.woff2?url';
import poppinsLatinExtSemibold from '@fontsource/poppins/files/poppins-latin-ext-600-normal.woff2?url';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import montserratCyrillic from '@fontsource-variable/montserrat/files/montserrat-cyrillic-wght-normal.woff2?url';
import montserratLatinExt from '@fontsource-variable/montserrat/files/montserrat-latin-ext-wght-normal.woff2?url';
import montserratLatin from '@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2?url';
import openSansCyrillic from '@fontsource-variable/open-sans/files/open-sans-cyrillic-wght-normal.woff2?url';
import openSansLatinExt from '@fontsource-variable/open-sans/files/open-sans-latin-ext-wght-normal.woff2?url';
import openSansLatin from '@fontsource-variable/open-sans/files/open-sans-latin-wght-normal.woff2?url';
import robotoCyrillic from '@fontsource-variable/roboto/files/roboto-cyrillic-wght-normal.woff2?url';
import robotoLatinExt from '@fontsource-variable/roboto/files/roboto-latin-ext-wght-normal.woff2?url';
import robotoLatin from '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2?url';
import type { FontFamily } from '#features/settings/domain/design/font-stack.ts';

export interface FontFile {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
  readonly script: keyof typeof unicodeRanges;
}

/** The characters of each file: browsers load only the files whose characters are on the page. */
export const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

const variable = (family: string, latin: string, latinExt: string, cyrillic: string): FontFile[] => [
  { family, url: latin, weight: '300 800', script: 'latin' },
  { family, url: latinExt, weight: '300 800', script: 'latinExt' },
  { family, url: cyrillic, weight: '300 800', script: 'cyrillic' },
];

const montserrat = variable('Montserrat', montserratLatin, montserratLatinExt, montserratCyrillic);

/** The files of each font family, all served by the studio itself. */
export const fontFiles: Readonly<Record<FontFamily, readonly FontFile[]>> = {
  System: [],
  Inter: variable('Inter', interLatin, interLatinExt, interCyrillic),
  Roboto: variable('Roboto', robotoLatin, robotoLatinExt, robotoCyrillic),
  Poppins: [
    { family: 'Poppins', url: poppinsLatinRegular, weight: '400', script: 'latin' },
    { family: 'Poppins', url: poppinsLatinSemibold, weight: '600', script: 'latin' },
    { family: 'Poppins', url: poppinsLatinExtRegular, weight: '400', script: 'latinExt' },
    { family: 'Poppins', url: poppinsLatinExtSemibold, weight: '600', script: 'latinExt' },
    ...montserrat.filter((file) => file.script === 'cyrillic'),
  ],
  Montserrat: montserrat,
  'Open Sans': variable('Open Sans', openSansLatin, openSansLatinExt, openSansCyrillic),
};
