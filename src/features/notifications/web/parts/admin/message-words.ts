import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { mailProblemOf } from '../../../domain/mail-problem.ts';
import type { OutboxMessage } from '../../../outbox-contract.ts';
import { emailAdminTexts } from '../../../texts/admin-handle.ts';
import { mailProblemTexts } from '../../../texts/mail-problem-texts.ts';

/** Describes messages in the chosen language. */
export const useMessageWords = () => {
  const t = useTexts(emailAdminTexts);
  const { language } = useLanguage();
  return {
    /** The subject of a message; a kind unknown to this version is shown by its identifier. */
    kind: ({ kind }: Pick<OutboxMessage, 'kind'>): string => {
      const key = `kind.${kind}` as 'kind.reminder';
      return t(key) === key ? kind : t(key);
    },
    /** The product's own reason in words; a mail server's response unchanged, after words about it where there are some. */
    reason: ({ status, last_error }: Pick<OutboxMessage, 'status' | 'last_error'>): string | undefined => {
      if (last_error === null) return undefined;
      const key = `why.${last_error}` as 'why.over';
      if (status === 'skipped' && t(key) !== key) return t(key);
      const problem = mailProblemOf(last_error);
      return problem ? `${mailProblemTexts[language][problem]} (${last_error})` : last_error;
    },
    /** '24 Stunden', '3 Tage': how long before a session. */
    before: (minutes: number): string =>
      minutes % 1440 === 0 && minutes > 1440
        ? t('before.days', minutes / 1440)
        : minutes % 60 === 0
          ? t('before.hours', minutes / 60)
          : t('before.minutes', minutes),
  };
};

/** Formats an ISO instant: '03.03.2026 14:30'. */
export const whenOf = (instant: string): string => formatDateTime(Date.parse(instant));
