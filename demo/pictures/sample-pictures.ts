import { drawPerson, type Person } from './draw-person.ts';
import { drawScene, lights, soft } from './draw-scene.ts';

export interface SamplePicture {
  readonly svg: string;
  readonly alt: { readonly de: string; readonly ru: string };
  /** Per cent from the left and from the top. */
  readonly focus?: readonly [number, number];
}

const anna: Person = { skin: '#f0c3a3', hair: '#5a2f26', top: '#2f4858', cut: 'bun' };
const max: Person = { skin: '#e3ad88', hair: '#3a2a22', top: '#8a5a3c', cut: 'short', beard: true };
const elena: Person = { skin: '#f6d3b8', hair: '#c58b4e', top: '#7c3f58', cut: 'long' };
const woman: Person = { skin: '#c98f6c', hair: '#241a1c', top: '#e9dccb', cut: 'long' };
const girl: Person = { skin: '#f2c9a8', hair: '#8d5a2f', top: '#f2b84b', cut: 'bun' };
const boy: Person = { skin: '#eec1a0', hair: '#6a4a2c', top: '#4f8a8b', cut: 'short' };
const curly: Person = { skin: '#8a5a3f', hair: '#1f1719', top: '#d9594c', cut: 'long' };
const applicant: Person = { skin: '#9c6a4b', hair: '#1d1518', top: '#2b3350', cut: 'short', collar: true };

const meadow = `${soft('#5c6b3a', [100, 430, 380, 190])}${soft('#4b5a34', [800, 420, 420, 210])}${soft('#fff1c4', [620, 170, 96, 96], { sharp: 0.6 })}
  <rect y="430" width="900" height="200" fill="#8a8440"/>${lights(30, ['#ffe08a', '#f6b35c', '#fff3c4'], [0, 300, 900, 260])}`;
const backdrop = soft('#ffffff', [260, 140, 380, 320], { opacity: 0.4, sharp: 0 });
const canal = `<linearGradient id="shore" x2="0" y2="1"><stop stop-color="#33304f" stop-opacity="0"/><stop offset=".15" stop-color="#33304f"/></linearGradient>
  <rect y="235" width="900" height="160" fill="url(#shore)"/>${lights(26, ['#ffd27a', '#ff9e6b', '#b9d3ff'], [0, 200, 900, 150])}
  <rect y="390" width="900" height="210" fill="#27284a"/>${[90, 260, 430, 640, 810].map((x, at) => soft(at % 2 ? '#ff9e6b' : '#ffd27a', [x, 480, 26, 130], { opacity: 0.35, sharp: 0 })).join('')}`;

const tree = [0, 1, 2, 3]
  .map(
    (row) => `<path d="M450 ${60 + row * 95}L${330 - row * 36} ${200 + row * 100}H${570 + row * 36}Z" fill="#1f4a3a"/>`,
  )
  .join('');
const gift = (x: number, width: number, height: number, color: string): string =>
  `<g transform="translate(${x} ${590 - height})"><rect width="${width}" height="${height}" rx="4" fill="${color}"/><rect x="${width / 2 - 7}" width="14" height="${height}" fill="#f6e3b4"/><path d="M${width / 2} 0C${width / 2 - 40}-34 ${width / 2 - 44} 2 ${width / 2} 0C${width / 2 + 40}-34 ${width / 2 + 44} 2 ${width / 2} 0Z" fill="#f6e3b4"/><rect width="${width}" height="${height}" fill="url(#shade)"/></g>`;
const christmas = `${lights(28, ['#ffd98a', '#ffb45c', '#fff2cf'], [0, 20, 900, 420])}${tree}<clipPath id="tree">${tree}</clipPath><g clip-path="url(#tree)">${lights(46, ['#ffe9a8', '#ffcf6b', '#e2574c'], [250, 110, 400, 380])}</g>
  <path d="m450 22 12 30 32 2-25 20 9 32-28-18-28 18 9-32-25-20 32-2Z" fill="#ffe08a"/>${gift(190, 130, 90, '#9c2f3c')}${gift(590, 150, 110, '#b98a3d')}${gift(300, 80, 60, '#2f5d72')}`;
const baby = `${soft('#fffaf2', [450, 470, 480, 190])}<ellipse cx="450" cy="400" rx="300" ry="150" fill="#b98f63"/><ellipse cx="450" cy="380" rx="280" ry="132" fill="#f7ecdd"/>
  <path d="M300 350C300 250 420 240 520 300C640 330 700 380 650 430C560 490 320 470 300 350Z" fill="#e5d0b5"/><path d="M300 350C300 250 420 240 520 300C640 330 700 380 650 430C560 490 320 470 300 350Z" fill="url(#shade)"/><path d="M410 270C470 330 470 400 430 455M500 292C560 350 570 400 545 450" stroke="#c4a985" stroke-width="5" fill="none" stroke-linecap="round"/>
  <circle cx="330" cy="320" r="80" fill="#f3c6a8"/><circle cx="330" cy="320" r="80" fill="url(#shade)"/><path d="M252 312C244 220 400 208 410 300C370 262 300 262 252 312Z" fill="#efe1cc"/><g stroke="#6d4436" stroke-width="4" fill="none" stroke-linecap="round"><path d="M290 330q13 10 26 0M346 330q13 10 26 0M318 362q12 8 24 0"/></g><g fill="#ec8a78" opacity=".35"><circle cx="286" cy="352" r="15"/><circle cx="378" cy="352" r="15"/></g>`;
const family = `${meadow}${drawPerson(max, { x: 350, y: 250, size: 1.1, lean: 5 })}${drawPerson(elena, { x: 560, y: 265, size: 1.05, lean: -6 })}${drawPerson(girl, { x: 455, y: 385, size: 0.85, lean: 3 })}`;
const dusk = ['#f7a072', '#8f5a86', '#26264d'] as const;
const sunset = ['#ffe2a8', '#f0a765', '#8a5a4a'] as const;
const portrait = (person: Person, ground: readonly [string, string, string], lean = -3): string =>
  drawScene({ ground, content: `${backdrop}${drawPerson(person, { x: 470, y: 270, size: 1.75, lean })}` });
const face = (person: Person, ground: readonly [string, string, string]): string =>
  drawScene({
    ground,
    content: `${backdrop}${drawPerson(person, { x: 320, y: 260, size: 1.7 })}`,
    width: 640,
    height: 640,
    pixels: 640,
  });

/** The pictures of the demo's services by their names; the first one is the cover. Drawn for this project. */
export const servicePictures: Readonly<Record<string, readonly SamplePicture[]>> = {
  Porträtshooting: [
    {
      svg: portrait(woman, ['#e9c9ae', '#b98068', '#5b3a3f']),
      alt: { de: 'Porträt einer Frau in warmem Licht', ru: 'Портрет женщины в тёплом свете' },
      focus: [52, 40],
    },
    {
      svg: portrait(elena, ['#dfe6e4', '#8fa6a6', '#3e5258'], 4),
      alt: { de: 'Porträt vor grauem Grund', ru: 'Портрет на сером фоне' },
      focus: [52, 40],
    },
    {
      svg: portrait(max, ['#d9c7a8', '#7d6a50', '#2e2824'], 2),
      alt: { de: 'Porträt eines Mannes mit Bart', ru: 'Портрет мужчины с бородой' },
      focus: [52, 40],
    },
  ],
  Bewerbungsfotos: [
    {
      svg: portrait(applicant, ['#eef3f8', '#a9bccf', '#54677f'], 0),
      alt: { de: 'Bewerbungsfoto in Hemd und Jackett', ru: 'Фото для резюме в пиджаке' },
      focus: [52, 40],
    },
  ],
  Familienshooting: [
    {
      svg: drawScene({ ground: sunset, light: [0.7, 0.25], content: family }),
      alt: { de: 'Familie auf einer Wiese im Abendlicht', ru: 'Семья на лугу в вечернем свете' },
      focus: [50, 50],
    },
  ],
  Neugeborenenshooting: [
    {
      svg: drawScene({ ground: ['#fff6e9', '#ecd8bf', '#b5967a'], content: baby }),
      alt: { de: 'Schlafendes Baby in einem Korb', ru: 'Спящий малыш в корзине' },
      focus: [42, 58],
    },
  ],
  Paarshooting: [
    {
      svg: drawScene({
        ground: dusk,
        light: [0.2, 0.3],
        content: `${canal}${drawPerson(boy, { x: 395, y: 270, size: 1.3, lean: 8 })}${drawPerson(anna, { x: 535, y: 285, size: 1.25, lean: -9 })}`,
      }),
      alt: { de: 'Paar am Kanal in der Dämmerung', ru: 'Пара у канала в сумерках' },
      focus: [52, 48],
    },
  ],
  Sonderangebot: [
    {
      svg: drawScene({ ground: ['#6b3a3f', '#3d2233', '#1c1424'], light: [0.5, 0.3], content: christmas }),
      alt: { de: 'Weihnachtsbaum mit Lichtern und Geschenken', ru: 'Ёлка с огнями и подарками' },
    },
  ],
};

export const portraits: Readonly<Record<string, SamplePicture>> = {
  'Anna Lindner': {
    svg: face(anna, ['#f3e3d3', '#cfae98', '#7c5f5a']),
    alt: { de: 'Anna Lindner', ru: 'Анна Линднер' },
    focus: [50, 40],
  },
  'Max Berger': {
    svg: face(max, ['#dbe7e2', '#93b0a5', '#46605a']),
    alt: { de: 'Max Berger', ru: 'Макс Бергер' },
    focus: [50, 40],
  },
  'Elena Sokolowa': {
    svg: face(elena, ['#efdbe4', '#bd93a8', '#6b4a60']),
    alt: { de: 'Elena Sokolowa', ru: 'Елена Соколова' },
    focus: [50, 40],
  },
};

export const homePicture: SamplePicture = {
  svg: drawScene({
    ground: sunset,
    light: [0.7, 0.2],
    height: 675,
    pixels: 1600,
    content: `<g transform="translate(0 75)">${meadow}</g>${drawPerson(woman, { x: 330, y: 300, size: 1.35, lean: 5 })}${drawPerson(boy, { x: 590, y: 330, size: 1.2, lean: -5 })}${drawPerson(girl, { x: 465, y: 445, size: 1 })}`,
  }),
  alt: { de: 'Drei Menschen lachen im Abendlicht', ru: 'Трое смеются в вечернем свете' },
};

const autumn = lights(44, ['#ffcf5c', '#e8662c', '#b63a2a', '#ffe9a8'], [0, 0, 900, 600]);
const morning = lights(30, ['#fff6c9', '#ffd76b', '#ffffff'], [0, 0, 900, 600]);

/** By the addresses of the campaigns. */
export const campaignPictures: Readonly<Record<string, SamplePicture>> = {
  'mini-shootings': {
    svg: drawScene({
      ground: ['#ffdf9e', '#d9743a', '#5c2a2a'],
      content: `${autumn}${drawPerson(elena, { x: 390, y: 280, size: 1.3, lean: 6 })}${drawPerson(girl, { x: 545, y: 370, size: 1.05, lean: -6 })}`,
    }),
    alt: { de: 'Mutter und Kind zwischen herbstlichen Blättern', ru: 'Мама с ребёнком среди осенних листьев' },
  },
  'kita-sonnenschein': {
    svg: drawScene({
      ground: ['#fff3c9', '#8fc9d6', '#3f7f96'],
      content: `${morning}${drawPerson(boy, { x: 300, y: 330, size: 1.1, lean: 4 })}${drawPerson(curly, { x: 610, y: 325, size: 1.1, lean: -4 })}${drawPerson(girl, { x: 455, y: 380, size: 1.1 })}`,
    }),
    alt: { de: 'Drei Kinder am Fototag der Kita', ru: 'Трое детей на фотодне в садике' },
  },
};
