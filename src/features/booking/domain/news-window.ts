/** How far back a screen may ask for news when it asks for the first time, in ms: a week. */
export const longestAgo = 604_800_000;
