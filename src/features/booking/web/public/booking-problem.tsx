import { Button, ButtonLink } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../texts/handle.ts';

interface BookingProblemProps {
  readonly message: string | undefined;
  /** Retries what failed. */
  readonly onRetry?: () => void;
  /** Set if it follows an action of the customer on this page. */
  readonly arriving?: boolean;
}

/** Shown instead of a booking that cannot be loaded: the error text of the server, and a link to the start page. */
export const BookingProblem = ({ message, onRetry, arriving = false }: BookingProblemProps) => {
  const t = useTexts(bookingTexts);
  const shared = useTexts(sharedTexts);
  return (
    <PageFrame title={t('booking.errorTitle')} arriving={arriving}>
      <Card role="alert">
        <p className="text-lg">{message ?? shared('error.unknown')}</p>
        <p className="mt-2 max-w-prose text-muted">
          {t(message === undefined || onRetry ? 'booking.down' : 'booking.errorHelp')}
        </p>
        <p className="mt-6 flex flex-col gap-3 sm:flex-row">
          {message === undefined && <Button onClick={() => location.reload()}>{shared('error.retry')}</Button>}
          {onRetry && <Button onClick={onRetry}>{shared('error.retry')}</Button>}
          <ButtonLink href="/" look={message === undefined || onRetry ? 'secondary' : 'primary'}>
            {t('booking.home')}
          </ButtonLink>
          <ButtonLink href="/contact" look="secondary">
            {t('booking.contact')}
          </ButtonLink>
        </p>
      </Card>
    </PageFrame>
  );
};
