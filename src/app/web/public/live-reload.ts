/** Development only: the stream breaks when the server restarts; once it is back, so are we. */
export const reloadOnRestart = (): void => {
  const stream = new EventSource('/dev/live');
  let connected = false;
  stream.addEventListener('open', () => {
    if (connected) location.reload();
    connected = true;
  });
};
