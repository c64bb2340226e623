import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { bookingRequestTexts } from '#features/booking/texts/admin/request-handle.ts';
import { hasNoAddress } from '#features/booking/web/parts/admin/booking-words.ts';
import { KeepsTimeField } from '#features/booking/web/parts/admin/keeps-time-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { askTexts } from '../../../texts/ask-times.ts';
import { type AskTerms, mayBeAsked } from './use-targets.ts';

interface AskFieldsProps {
  readonly bookings: readonly AdminBooking[];
  readonly ask: AskTerms;
  readonly onAsk: (ask: AskTerms) => void;
}

/** Whether the sessions keep their times until the customers have chosen others, and what the customers are told. */
export const AskFields = ({ bookings, ask, onAsk }: AskFieldsProps) => {
  const request = useTexts(bookingRequestTexts);
  const { language } = useLanguage();
  const texts = askTexts[language];
  const asked = bookings.filter(mayBeAsked);
  const languages = (['de', 'ru'] as const).filter((one) => asked.some((booking) => booking.language === one));
  return (
    <div className="mt-3 grid gap-3">
      <p className="max-w-[65ch]">{texts.intro}</p>
      {asked.length < bookings.length && <p className="text-muted">{texts.left}</p>}
      {asked.some(hasNoAddress) && <p className="font-medium text-warning">{texts.noMail}</p>}
      <KeepsTimeField value={ask.keeps_time} onChange={(keeps_time) => onAsk({ ...ask, keeps_time })} />
      {languages.map((one) => (
        <TextField
          key={one}
          label={texts[`text_${one}`]}
          hint={one === languages.at(-1) ? request('request.messageHint') : undefined}
          name={`text_${one}`}
          error={undefined}
          value={ask.texts[one]}
          onChange={(text) => onAsk({ ...ask, texts: { ...ask.texts, [one]: text } })}
          lang={one}
          rows={2}
          maxLength={1000}
          optional
        />
      ))}
    </div>
  );
};
