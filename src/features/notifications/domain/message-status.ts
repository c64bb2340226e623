export const messageStatuses = ['waiting', 'sent', 'failed', 'skipped'] as const;
export type MessageStatus = (typeof messageStatuses)[number];
