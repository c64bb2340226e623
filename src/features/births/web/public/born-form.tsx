import { useState } from 'react';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import { Field } from '#shared/web/field.tsx';
import { useBirthTexts } from './use-birth-texts.ts';
import type { PlaceCommands } from './use-place-commands.ts';

/** "Our child is born": its date of birth leads to the free times. */
export const BornForm = ({ commands }: { readonly commands: PlaceCommands }) => {
  const page = useBirthTexts();
  const [born, setBorn] = useState('');
  return (
    <Card as="section" className="space-y-4">
      <h2 className="text-lg font-semibold">{page.born}</h2>
      <p className="max-w-prose text-muted">{page.bornText}</p>
      <form
        noValidate
        className="flex flex-col gap-4 sm:flex-row sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDate(born)) commands.tell(born);
        }}
      >
        <div className="sm:w-56">
          <Field label={page.bornField}>
            {(control) => (
              <input
                {...control}
                type="date"
                name="born_on"
                required
                value={born}
                onChange={(event) => setBorn(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" busy={commands.busy === 'tell'} disabled={!isDate(born)}>
          {page.bornAction}
        </Button>
      </form>
    </Card>
  );
};
