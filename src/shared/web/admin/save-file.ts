/** Hands a file to the browser to be saved under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Only after the browser has taken hold of it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
