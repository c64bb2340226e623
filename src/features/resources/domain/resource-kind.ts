/** The kinds of resources that the studio adds itself; a photographer is a resource of a fifth kind. */
export const resourceKinds = ['room', 'set', 'equipment', 'person'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The largest daily limit of a resource or a service: more sessions do not fit into a day. */
export const largestDailyLimit = 1000;

/** How many equal units one resource may have. */
export const mostUnits = 20;
