/** The token in the fragment of the link of an invitation; undefined on every other visit of the page. */
export const invitationToken = (hash: string): string | undefined => /^#invitation=([\w-]{1,100})$/.exec(hash)?.[1];
