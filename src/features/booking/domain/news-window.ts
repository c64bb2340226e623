/** How far back the first request for news may reach, in ms: one week. */
export const longestAgo = 604_800_000;
