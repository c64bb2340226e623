/** Downloads a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // After the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
