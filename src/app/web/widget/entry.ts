// The script that a studio includes in its own website (docs/widget.md): it shows the wizard in a frame, inside the
// page or behind a button. It runs in a foreign page, so it defines no globals, uses no inline styles and does only
// what its tag requests.
import { type FrameMessage, messageFrom, type Revealed } from './frame-message.ts';
import type { WidgetAppearance } from './widget-appearance.ts';

/** Prepended to this script when it is sent; see widget-pages.ts. */
declare const fotobooking: WidgetAppearance;

/** How long to wait for the wizard before showing a link instead, in ms. */
const patience = 8000;
/** Initial height in px, reserved to avoid layout shifts. */
const usualHeight = 720;

const script = document.currentScript as HTMLScriptElement;
const { mode, language, service, label, height, target } = script.dataset;
const studio = new URL(script.src).origin;
/** The index of this widget on the page; the wizard in its frame stores its state under this number. */
const number = [...document.scripts].filter(({ src }) => src === script.src).indexOf(script);
const known = /^(?:de|ru)/.exec(language ?? document.documentElement.lang)?.[0] as 'de' | 'ru' | undefined;
const texts = fotobooking.texts[known ?? 'de'];

const make = <K extends keyof HTMLElementTagNameMap>(name: K, look: string): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = `fotobooking-${look}`;
  return element;
};

const address = new URL('/booking', studio);
if (known) address.searchParams.set('language', known);
if (service) address.searchParams.set('service', service);

/** Creates the wizard's frame: as high as its content, or filling a dialog that `onClose` closes. */
const wizardFrame = (onClose?: () => void): HTMLIFrameElement => {
  const least = Number(height) || usualHeight;
  const frame = make('iframe', onClose ? 'full' : 'inline');
  frame.title = texts.title;
  frame.name = `fotobooking-${number}`;
  if (!onClose) frame.style.height = `${least}px`;
  let hasLoaded = false;
  const onMessage = (message: FrameMessage): void => {
    if ('close' in message) onClose?.();
    else if ('hello' in message) {
      frame.contentWindow?.postMessage(`fotobooking:${onClose ? 'window' : 'inline'}`, studio);
      // The next page begins at its top, which may be outside the view.
      if (hasLoaded) reveal(frame, { top: 0, bottom: 0, block: 'nearest', smooth: false });
      hasLoaded = true;
    } else if (onClose) return;
    else if ('height' in message) frame.style.height = `${Math.max(least, message.height)}px`;
    else reveal(frame, message.reveal);
  };
  addEventListener('message', (event) => {
    const message = messageFrom(event, frame.contentWindow, studio);
    if (message) onMessage(message);
  });
  frame.addEventListener('load', () => setTimeout(() => hasLoaded || frame.replaceWith(wayOut()), patience));
  frame.src = address.href;
  return frame;
};

/** Scrolls every scrollable ancestor of the frame, respecting the scroll-padding of a fixed header. */
const reveal = (frame: HTMLIFrameElement, { top, bottom, block, smooth }: Revealed): void => {
  frame.style.scrollMargin = `${-top}px 0 ${bottom - frame.offsetHeight}px`;
  frame.scrollIntoView({ block, behavior: smooth ? 'smooth' : 'auto' });
};

/** A link to the wizard, for when the frame is not allowed or does not respond. */
const wayOut = (): HTMLAnchorElement => {
  const link = make('a', 'button');
  link.href = address.href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = label ?? texts.book;
  return link;
};

const opener = (): HTMLButtonElement => {
  const button = make('button', 'button');
  const dialog = make('dialog', 'dialog');
  const close = make('button', 'close');
  button.type = close.type = 'button';
  button.textContent = label ?? texts.book;
  button.ariaHasPopup = 'dialog';
  close.textContent = '×';
  close.ariaLabel = texts.close;
  dialog.ariaLabel = texts.title;
  close.addEventListener('click', () => dialog.close());
  const bar = make('div', 'bar');
  bar.append(texts.title, close);
  dialog.append(bar);
  button.addEventListener('click', () => {
    // Nothing is loaded before the first opening; reopening shows the previous state.
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.querySelector('iframe')) dialog.append(wizardFrame(() => dialog.close()));
    dialog.showModal();
  });
  return button;
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(fotobooking.css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const show = (): void => {
  const place = target ? document.querySelector(target) : document.body.contains(script) ? null : document.body;
  const piece = mode === 'button' ? opener() : wizardFrame();
  if (place) place.append(piece);
  else script.after(piece);
};
if (document.body) show();
else document.addEventListener('DOMContentLoaded', show);
