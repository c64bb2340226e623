/** How a person of the sample pictures looks. */
export interface Person {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  /** `long` falls on the shoulders, `bun` is tied up, `short` ends above the ears. */
  readonly cut: 'long' | 'short' | 'bun';
  readonly collar?: boolean;
  readonly beard?: boolean;
}

/** Where a person stands: the middle of the head, and the size, in units of the drawing. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees that the head leans. */
  readonly lean?: number;
}

const behind: Readonly<Record<Person['cut'], string>> = {
  long: 'M-58-8C-66-78 66-78 60-4C64 40 72 92 58 128C24 150-30 148-56 128C-72 92-62 40-58-8Z',
  short: 'M-54 2C-62-76 62-76 54 2C56 20 50 26 46 30L-46 30C-50 26-56 20-54 2Z',
  bun: 'M-54 4C-62-72 62-72 54 4C56 22 48 34 42 40L-42 40C-48 34-56 22-54 4ZM-25-68A25 24 0 1 1 25-68A25 24 0 1 1-25-68Z',
};
const fringe: Readonly<Record<Person['cut'], string>> = {
  long: 'M-52 6C-58-66 0-66 8-50C40-58 58-20 54 8C46-14 30-30 6-36C-14-18-44-20-52 6Z',
  short: 'M-50 0C-60-62-10-74 14-58C44-66 60-24 50 2C46-18 38-26 24-32C2-22-30-36-42-22C-46-14-48-8-50 0Z',
  bun: 'M-51 4C-58-74 58-74 51 4C43-20 24-33 0-33C-24-33-43-20-51 4Z',
};

/** Draws head and shoulders, lit from the left. The gradients `shade` and `glow` are those of the scene. */
export const drawPerson = (person: Person, { x, y, size, lean = 0 }: Place): string => {
  const { skin, hair, top, cut, collar, beard } = person;
  const face = `<path d="M-46-6C-46-62 46-62 46-6C46 34 24 62 0 62C-24 62-46 34-46-6Z" fill="${skin}"/>
    ${beard ? `<path d="M-45 6C-40 22-30 24-22 22C-8 16 8 16 22 22C30 24 40 22 45 6C46 44 24 68 0 68C-24 68-46 44-45 6Z" fill="${hair}" opacity=".9"/>` : ''}
    <path d="M-46-6C-46-62 46-62 46-6C46 34 24 62 0 62C-24 62-46 34-46-6Z" fill="url(#shade)"/>
    <g fill="#2b2028" opacity=".8"><ellipse cx="-18" cy="0" rx="4.5" ry="5.5"/><ellipse cx="18" cy="0" rx="4.5" ry="5.5"/></g>
    <g fill="none" stroke="${hair}" stroke-width="3.5" stroke-linecap="round" opacity=".75"><path d="M-27-13Q-18-18-10-14"/><path d="M10-14Q18-18 27-13"/></g>
    <path d="M0 4Q5 16-1 19" fill="none" stroke="#7a4436" stroke-width="2.5" stroke-linecap="round" opacity=".5"/>
    <path d="M-15 32Q0 45 15 32Q0 37-15 32Z" fill="#a8483f" opacity=".85"/>
    <g fill="#e8796b" opacity=".22"><circle cx="-27" cy="20" r="11"/><circle cx="27" cy="20" r="11"/></g>`;
  const shirt = 'M-150 420V300C-150 168-96 124-30 106C-14 122 14 122 30 106C96 124 150 168 150 300V420Z';
  return `<g transform="translate(${x} ${y}) scale(${size})">
    <g transform="rotate(${lean} 0 60)"><path d="${behind[cut]}" fill="${hair}"/></g>
    <path d="M-25 34L-28 94Q0 120 28 94L25 34Z" fill="${skin}"/><path d="M-25 44L-27 74Q4 84 25 54Z" fill="#3a1a1a" opacity=".2"/>
    <g transform="translate(0 -22)"><path d="${shirt}" fill="${top}"/><path d="${shirt}" fill="url(#shade)"/>
    ${collar ? '<path d="M-30 106L-52 126L-10 176L0 134L10 176L52 126L30 106Q0 132-30 106Z" fill="#fbf8f4"/><path d="M-10 176L0 134L10 176L4 300L-4 300Z" fill="#394463"/>' : ''}</g>
    <g transform="rotate(${lean} 0 60)">${face}<path d="${fringe[cut]}" fill="${hair}"/><path d="${fringe[cut]}" fill="url(#glow)" opacity=".5"/></g>
  </g>`;
};
