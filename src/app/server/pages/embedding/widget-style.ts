import type { PageDesign } from '#features/settings/contract.ts';
import { themeOf } from '#features/settings/domain/design/theme.ts';

/** CSS of the widget inside another website: its own class names, the website's font, the studio's colours. */
export const widgetStyle = (design: PageDesign): string => {
  const theme = themeOf(design);
  const of = (name: `--${string}`): string => theme[name] ?? '';
  return [
    `.fotobooking-inline,.fotobooking-full{display:block;width:100%;border:0;background:${of('--ground')}}`,
    `.fotobooking-inline{border-radius:${of('--card-radius')}}`,
    '.fotobooking-full{flex:1;min-height:0}',
    `.fotobooking-button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:${of('--button-radius')};box-shadow:inset 0 0 0 1px ${of('--action-edge')};background-color:${of('--primary')};background-image:${of('--action-image')};color:${of('--action-ink')};font:inherit;font-weight:600;text-decoration:none;cursor:pointer}`,
    `.fotobooking-button:focus-visible,.fotobooking-close:focus-visible{outline:2px solid ${of('--accent')};outline-offset:3px}`,
    '.fotobooking-close:focus-visible{outline-offset:-3px}',
    '.fotobooking-dialog{box-sizing:border-box;width:min(60rem,calc(100vw - 2rem));height:min(56rem,calc(100dvh - 2rem));max-width:none;max-height:none;margin:auto;padding:0;border:0;border-radius:.75rem;overflow:hidden;overscroll-behavior:contain;background:#fff;color:#1e1b26;color-scheme:light}',
    '.fotobooking-dialog[open]{display:flex;flex-direction:column}',
    '.fotobooking-bar{display:flex;flex:none;align-items:center;justify-content:space-between;gap:1rem;min-height:3.25rem;padding:0 .25rem 0 1rem;font-weight:600;line-height:1.3}',
    '.fotobooking-dialog>.fotobooking-button{position:absolute;inset:0;width:max-content;height:max-content;margin:auto}',
    '.fotobooking-dialog::backdrop{background:rgb(0 0 0/.5)}',
    '.fotobooking-close{flex:none;width:2.75rem;height:2.75rem;border:0;border-radius:50%;background:none;color:inherit;font:1.5rem/1 sans-serif;cursor:pointer}',
    '.fotobooking-close:hover{background:rgb(0 0 0/.06)}',
    '@media(max-width:40rem){.fotobooking-dialog{width:100vw;height:100dvh;border-radius:0}}',
  ].join('');
};
