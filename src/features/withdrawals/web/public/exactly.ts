/** '05.06.2030, 09:00:07': the response has Berlin time, so the page needs no code for it. */
export const exactly = (at: string): string =>
  `${at.slice(8, 10)}.${at.slice(5, 7)}.${at.slice(0, 4)}, ${at.slice(11, 19)}`;
