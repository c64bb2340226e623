/** Development only: the event stream breaks when the server restarts; the page reloads once it is available again. */
export const reloadOnRestart = (): void => {
  const stream = new EventSource('/dev/live');
  let connected = false;
  stream.addEventListener('open', () => {
    if (connected) location.reload();
    connected = true;
  });
};
