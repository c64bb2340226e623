interface Scene {
  /** The colours of the ground, from the light to the dark. */
  readonly ground: readonly [string, string, string];
  /** Where the light comes from, as parts of the width and the height. */
  readonly light?: readonly [number, number];
  readonly content: string;
  /** The size of the drawing; `content` is placed in it. */
  readonly width?: number;
  readonly height?: number;
  /** Pixels of the picture, across. */
  readonly pixels?: number;
}

/** A picture as SVG: a ground that gets darker away from the light, the content, and soft light over it. */
export const drawScene = ({
  ground,
  light = [0.3, 0.2],
  content,
  width = 900,
  height = 600,
  pixels = 1200,
}: Scene): string => {
  const [cx, cy] = light;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${(pixels * height) / width}">
  <defs>
    <radialGradient id="ground" cx="${cx}" cy="${cy}" r="1"><stop stop-color="${ground[0]}"/><stop offset=".5" stop-color="${ground[1]}"/><stop offset="1" stop-color="${ground[2]}"/></radialGradient>
    <linearGradient id="shade"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#1a0b22" stop-opacity=".34"/></linearGradient>
    <linearGradient id="glow"><stop stop-color="#ffe9c7" stop-opacity=".7"/><stop offset=".5" stop-color="#ffe9c7" stop-opacity="0"/></linearGradient>
    <radialGradient id="lit" cx="${cx}" cy="${cy}" r=".8"><stop stop-color="#fff3da" stop-opacity=".3"/><stop offset="1" stop-color="#fff3da" stop-opacity="0"/></radialGradient>
    <radialGradient id="edge" r=".8"><stop offset=".55" stop-color="#160a1c" stop-opacity="0"/><stop offset="1" stop-color="#160a1c" stop-opacity=".34"/></radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#ground)"/>
  ${content}
  <rect width="100%" height="100%" fill="url(#lit)"/><rect width="100%" height="100%" fill="url(#edge)"/>
</svg>`;
};

/** An ellipse whose edge is out of focus: blurred by a gradient, because a filter takes a second to render. */
export const soft = (
  color: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
  { opacity = 1, sharp = 0.35 }: { readonly opacity?: number; readonly sharp?: number } = {},
): string => {
  const id = `s${color.slice(1)}${sharp * 100}`;
  return `<radialGradient id="${id}"><stop offset="${sharp}" stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" opacity="${opacity.toFixed(2)}"/>`;
};

/** Lights out of focus: a fixed sequence, so that every picture is the same each time. */
export const lights = (
  count: number,
  colors: readonly string[],
  [left, top, width, height]: readonly [number, number, number, number],
): string =>
  Array.from({ length: count }, (_, at) => {
    const [x, y] = [left + ((at * 0.618) % 1) * width, top + ((at * 0.382 + at * at * 0.07) % 1) * height];
    const radius = 12 + ((at * 7) % 21);
    const place = [Math.round(x), Math.round(y), radius, radius] as const;
    return soft(colors[at % colors.length] ?? '#ffffff', place, { opacity: 0.25 + ((at * 3) % 5) / 10, sharp: 0.6 });
  }).join('');
