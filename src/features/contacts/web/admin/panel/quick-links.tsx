import { Mail, MessageCircle, Phone } from 'lucide-react';
import { telAddress, whatsAppAddress } from '#shared/kernel/contact/dialled-number.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { mailAddress, webmailAddress } from '../../../domain/ways-to-reach.ts';
import { boardTexts } from '../../../texts/board-handle.ts';

/** One-click links to reach a contact. */
export const QuickLinks = ({ contact }: { readonly contact: Contact }) => {
  const t = useTexts(boardTexts);
  const whatsApp = whatsAppAddress(contact.phone);
  const tel = telAddress(contact.phone);
  return (
    <div>
      <div className="flex gap-2">
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noopener noreferrer" className={way}>
            <MessageCircle className="size-4 shrink-0" aria-hidden="true" />
            WhatsApp
          </a>
        )}
        <a
          href={mailAddress(contact.email)}
          onClick={() => openWebmailUnlessHandled(webmailAddress(contact.email))}
          className={way}
        >
          <Mail className="size-4 shrink-0" aria-hidden="true" />
          {t('field.email')}
        </a>
        {tel && (
          <a href={tel} className={way}>
            <Phone className="size-4 shrink-0" aria-hidden="true" />
            {t('reach.call')}
          </a>
        )}
      </div>
      <p className="mt-1.5 text-sm text-muted">
        {t('reach.noMailProgram')}{' '}
        <a
          href={webmailAddress(contact.email)}
          target="_blank"
          rel="noopener noreferrer"
          className="text-accent-text underline underline-offset-4"
        >
          {t('reach.webmail')}
        </a>
      </p>
    </div>
  );
};

const way =
  'flex min-h-control grow items-center justify-center gap-1.5 rounded-button border border-control bg-surface px-2 font-medium text-ink hover:bg-accent-soft';

/** A mail program that opens takes the focus. If none has after half a second, the mail is written in webmail. */
const openWebmailUnlessHandled = (address: string): void => {
  let handled = false;
  const note = (): void => {
    handled = true;
  };
  addEventListener('blur', note, { once: true });
  setTimeout(() => {
    removeEventListener('blur', note);
    if (!handled && document.hasFocus()) open(address, '_blank', 'noopener');
  }, 500);
};
