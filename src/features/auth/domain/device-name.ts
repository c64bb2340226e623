export interface DeviceName {
  /** null: unknown. */
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that fits: browsers name the ones that they descend from as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** The names of browser and system in a User-Agent header: names of this list only, never a text of the caller. */
export const deviceName = (userAgent: string | undefined): DeviceName => ({
  browser: firstIn(browsers, userAgent),
  system: firstIn(systems, userAgent),
});

const firstIn = (names: readonly (readonly [string, RegExp])[], text = ''): string | null =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
