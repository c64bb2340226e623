/** The token in the fragment of the link in a mail about a sign-in; undefined on every other visit of the page. */
export const endSignInToken = (hash: string): string | undefined => /^#end-sign-in=([\w-]{1,100})$/.exec(hash)?.[1];
