import { useEffect, useRef, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { useMessageTexts } from './message-texts.ts';
import { WriteMessage } from './write-message.tsx';

/** A visitor's message form; the studio finds the message among its contacts. No third party is involved. */
export const MessageForm = () => {
  const t = useMessageTexts();
  const [sentBy, setSentBy] = useState<string>();
  return (
    <Card as="section">
      <h2 className="text-lg font-semibold">{t('message.title')}</h2>
      {sentBy === undefined ? (
        <>
          <p className="mt-1 mb-5 text-muted">{t('message.intro')}</p>
          <WriteMessage onSent={setSentBy} />
        </>
      ) : (
        <Sent email={sentBy} onAnother={() => setSentBy(undefined)} />
      )}
    </Card>
  );
};

const Sent = ({ email, onAnother }: { readonly email: string; readonly onAnother: () => void }) => {
  const t = useMessageTexts();
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => thanks.current?.focus(), []);
  return (
    <div className="mt-4 animate-appear">
      <p ref={thanks} tabIndex={-1} className="font-semibold text-success outline-none">
        {t('message.sent')}
      </p>
      <p className="mt-1 mb-5 break-words">{t('message.sent.text', email)}</p>
      <Button look="secondary" onClick={onAnother}>
        {t('message.another')}
      </Button>
    </div>
  );
};
