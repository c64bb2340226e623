import { drawPerson } from './draw-person.ts';
import { drawScene, soft } from './draw-scene.ts';
import type { SamplePicture } from './sample-pictures.ts';

const floor = (color: string): string =>
  `<rect y="440" width="900" height="160" fill="${color}"/><rect y="440" width="900" height="160" fill="url(#shade)"/>`;

/** A lamp with a soft box on a stand; `turn` in degrees. */
const lamp = (x: number, y: number, turn: number): string =>
  `<path d="M${x} ${y}V520M${x - 46} 540L${x} 486L${x + 46} 540" stroke="#2c2733" stroke-width="7" fill="none" stroke-linecap="round"/>
  <g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-16 26L-76-52H76L16 26Z" fill="#2c2733"/><rect x="-80" y="-66" width="160" height="18" rx="6" fill="#fffaf0"/></g>
  ${soft('#fff6df', [x, y - 40, 190, 150], { opacity: 0.45, sharp: 0 })}`;

const paper = (color: string): string =>
  `<rect x="250" y="70" width="400" height="16" rx="8" fill="#6d6470"/><path d="M266 86H634V420C634 470 690 500 720 540H180C210 500 266 470 266 420Z" fill="${color}"/>
  <path d="M266 86H634V420C634 470 690 500 720 540H180C210 500 266 470 266 420Z" fill="url(#shade)"/>`;

const stool =
  '<path d="M420 372L396 520M480 372L504 520M408 450H492" stroke="#8a5f3c" stroke-width="9" stroke-linecap="round"/><rect x="392" y="352" width="116" height="24" rx="12" fill="#a8764c"/>';

const windows = [90, 330, 570]
  .map(
    (x) =>
      `<rect x="${x}" y="60" width="190" height="290" rx="95" fill="#eaf4f6"/><path d="M${x + 95} 60V350M${x} 190H${x + 190}" stroke="#c9bfb2" stroke-width="8"/>
      ${soft('#ffffff', [x + 95, 480, 190, 70], { opacity: 0.5, sharp: 0 })}`,
  )
  .join('');
const sofa =
  '<rect x="230" y="372" width="380" height="110" rx="34" fill="#7f9a8b"/><rect x="206" y="400" width="76" height="106" rx="30" fill="#6f8a7b"/><rect x="558" y="400" width="76" height="106" rx="30" fill="#6f8a7b"/><rect x="262" y="436" width="316" height="60" rx="22" fill="#93ad9e"/><path d="M246 506V532M594 506V532" stroke="#5a4436" stroke-width="12" stroke-linecap="round"/><rect x="320" y="388" width="84" height="72" rx="16" fill="#e7b77a" transform="rotate(-8 362 424)"/>';
const plant =
  '<path d="M742 532L754 452H826L838 532Z" fill="#c9825a"/><path d="M790 452C770 380 700 370 690 330C744 330 786 372 790 430C792 350 770 310 792 262C824 312 806 372 796 430C812 380 852 350 888 352C878 400 826 404 796 452Z" fill="#4f7a58"/>';

/** By the German names of the resources. */
export const resourcePictures: Readonly<Record<string, SamplePicture>> = {
  'Großes Studio': {
    svg: drawScene({
      ground: ['#f4efe8', '#dcd1c4', '#a8998c'],
      light: [0.5, 0.2],
      content: `${floor('#b99b7c')}${windows}${sofa}${plant}`,
    }),
    alt: { de: 'Großes Studio mit drei hohen Fenstern', ru: 'Большая студия с тремя высокими окнами' },
  },
  'Kleines Studio': {
    svg: drawScene({
      ground: ['#d9d3dd', '#a79fb0', '#5d5668'],
      light: [0.5, 0.25],
      content: `${floor('#8d8078')}${paper('#e8c9b4')}${stool}${lamp(150, 220, 62)}${lamp(760, 220, -62)}`,
    }),
    alt: { de: 'Kleines Studio mit Hintergrund und zwei Lampen', ru: 'Малая студия с фоном и двумя лампами' },
  },
  'Mira Köhler, Visagistin': {
    svg: drawScene({
      ground: ['#f7dfe0', '#d3a3a8', '#84575f'],
      content: drawPerson(
        { skin: '#eebf9f', hair: '#3b2430', top: '#d8a24a', cut: 'bun' },
        { x: 460, y: 270, size: 1.6 },
      ),
    }),
    alt: { de: 'Mira Köhler', ru: 'Мира Кёлер' },
    focus: [51, 42],
  },
};
