import type { Language } from '#shared/kernel/language.ts';
import { testWords } from '../texts/test-result-texts.ts';
import type { RenderedMail } from './render-mail.ts';

/** Marks the mail as a test: in front of the subject, and above everything else in both bodies. */
export const markAsTest = (mail: RenderedMail, language: Language): RenderedMail => {
  const { subject, note } = testWords[language];
  return {
    subject: `${subject}: ${mail.subject}`,
    text: `${note}\n\n${mail.text}`,
    html: mail.html.replace(
      /<body[^>]*>/,
      (body) =>
        `${body}<p style="margin:0;padding:12px 16px;background:#fff3cd;color:#4d3800;font:600 15px/1.4 sans-serif;text-align:center">${note}</p>`,
    ),
  };
};
