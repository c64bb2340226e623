import type { ReactNode } from 'react';

/** A decorative drawing of three prints on a table, in the studio's colours. Hidden from screen readers. */
export const HeroArt = () => (
  <svg viewBox="0 0 560 470" className="hero-art w-full overflow-visible" aria-hidden="true" fill="none">
    <Print x={286} y={8} width={244} height={214} turn={6}>
      <Dusk />
    </Print>
    <Print x={318} y={236} width={196} height={214} turn={-4}>
      <Balloons />
    </Print>
    <Print x={36} y={64} width={270} height={340} turn={-5}>
      <Portrait />
    </Print>
    <path
      d="M10 84V54a12 12 0 0 1 12-12h30M10 386v30a12 12 0 0 0 12 12h30"
      className="art-mark"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </svg>
);

interface PrintProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly children: ReactNode;
}

const border = 12;

/** A print, slightly rotated. Its picture is drawn on a 100 by 100 canvas and cropped. */
const Print = ({ x, y, width, height, turn, children }: PrintProps) => (
  <g transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
    <rect x={x + 3} y={y + 8} width={width} height={height} rx="6" className="art-shadow" />
    <rect x={x} y={y} width={width} height={height} rx="6" className="art-paper" />
    <svg
      x={x + border}
      y={y + border}
      width={width - 2 * border}
      height={height - 2 * border - 22}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
    </svg>
  </g>
);

const Portrait = () => (
  <>
    <rect x="-20" y="-20" width="140" height="140" className="art-1" />
    <circle cx="62" cy="40" r="34" className="art-2" />
    <path d="M43.5 56h13v14l6 6c-4 9-21 9-25 0l6-6Z" className="art-skin-shade" />
    <path d="M14 106c1-20 11-29 24-32 4 7 20 7 24 0 13 3 23 12 24 32Z" className="art-4" />
    <path
      d="M33 44c0-20 9-27 18-27s18 7 18 26c0 12 3 20 6 25-9 4-14-2-15-8H42c-1 6-6 12-15 8 4-5 6-14 6-24Z"
      className="art-5"
    />
    <ellipse cx="50.5" cy="45" rx="13" ry="16.5" className="art-skin" />
    <path d="M36.5 44c1-13 7-19 15-18 9 1 13 8 13 18-4-1-8-5-10-10-3 5-10 9-18 10Z" className="art-5" />
    <path d="M45.5 52.500c2.5 3 7.5 3 10 0" className="art-smile" strokeWidth="1.3" strokeLinecap="round" />
  </>
);

const Dusk = () => (
  <>
    <rect x="-20" y="-20" width="140" height="140" className="art-1" />
    <circle cx="66" cy="48" r="17" className="art-sun" />
    <path d="M-20 66c24-16 40-14 58-4s40 8 82-10v70H-20Z" className="art-2" />
    <path d="M-20 80c30-14 58-10 76-4s36 4 64-4v50H-20Z" className="art-3" />
    <path d="M-20 92c40-10 90-8 140-2v40H-20Z" className="art-4" />
    <g className="art-5">
      <circle cx="37" cy="63" r="3.6" />
      <path d="M32 93c-1-12 0-22 5-25 5 3 5 13 4 25Z" />
      <circle cx="50" cy="61" r="3.8" />
      <path d="M46 93V70c1-3 7-4 8 0 2 8 1 15 1 23Z" />
    </g>
    <path d="M40.5 76c2 3 4 3 6 0" className="art-line" strokeWidth="2.2" strokeLinecap="round" />
  </>
);

const Balloons = () => (
  <>
    <rect x="-20" y="-20" width="140" height="140" className="art-1" />
    <path d="M-20 88c40-6 90-6 140 0v40H-20Z" className="art-2" />
    <path
      d="M46 72C50 60 40 48 36 40M46 72c4-14 8-24 10-34M46 72c6-10 20-22 26-26"
      className="art-line"
      strokeWidth="0.9"
    />
    <ellipse cx="34" cy="28" rx="11" ry="13.5" className="art-3" />
    <ellipse cx="57" cy="23" rx="12" ry="14.5" className="art-sun" />
    <ellipse cx="77" cy="35" rx="10.5" ry="13" className="art-4" />
    <circle cx="40" cy="70" r="5" className="art-5" />
    <path d="M33 96c0-11 2-18 7-20 5 2 7 9 7 20Z" className="art-5" />
    <path d="M42 80l5-8" className="art-line-dark" strokeWidth="2.4" strokeLinecap="round" />
  </>
);
