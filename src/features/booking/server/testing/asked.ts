/** Requests to choose another time: the session keeps its time, or its time is released at once. */
export const keeping = { keeps_time: true, explanation: null } as const;
export const asking = { keeps_time: false, explanation: 'Der Fotograf ist krank.' } as const;
