/** How long ago a page may have read what it shows when it asks for events for the first time, in ms: one day. */
export const longestShownMs = 86_400_000;
