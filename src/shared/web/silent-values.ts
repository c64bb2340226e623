type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the page what a password manager or the browser of an app has put into its fields without an event: such a value
 * would be lost when React draws the field again. The fields are looked at before the next press, key or change of focus.
 */
export const followSilentValues = (): void => {
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, announceSilentValues, true);
};

const announceSilentValues = (): void => {
  // React keeps the attribute like the value that it knows. Of a field that React does not control, it finds nothing new.
  // Hidden fields are for programs that fill in everything.
  const silent = [...document.querySelectorAll<TextField>('form :is(input, textarea):not([hidden] *)')]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  for (const [field, value] of silent) {
    // The event of the field before may have drawn this one again.
    if (field.value !== value) putSilently(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

// Past the property that React puts on a field to see what the page itself sets.
const putSilently = (field: TextField, value: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
};
