import type { Detail, MailContent } from './mail-content.ts';

/** The parts of a mail that depend on its kind. */
export type Occasion = Pick<MailContent, 'badge' | 'subject' | 'title' | 'paragraphs'> &
  Partial<Pick<MailContent, 'appointment' | 'notice' | 'action' | 'picture'>> & {
    /** Details above and below the usual ones; a detail with the same label replaces the usual one. */
    readonly details?: readonly Detail[];
  };
