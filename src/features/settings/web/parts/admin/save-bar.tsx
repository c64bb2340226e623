import type { Form } from '#shared/web/admin/form/use-form.ts';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface SaveBarProps {
  readonly form: Pick<Form<object>, 'dirty' | 'busy' | 'discard'>;
  /** `page`: stays visible at the bottom of the window. */
  readonly place?: 'page' | 'panel';
  readonly labels?: { readonly unsaved: string; readonly discard: string };
  /** Why saving is not possible. */
  readonly obstacle?: string | undefined;
}

/** A bar below a form, always visible: whether everything is saved, and the button to save. */
export const SaveBar = ({ form: { dirty, busy, discard }, obstacle, place = 'page', labels }: SaveBarProps) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <div
      className={
        place === 'page'
          ? 'sticky bottom-0 z-20 -mx-4 border-t border-line bg-ground px-4 py-3 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 [@media(max-height:26rem)]:static'
          : undefined
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <output className={classNames('min-w-0 flex-1 basis-40', obstacle ? 'font-medium text-danger' : 'text-muted')}>
          {obstacle ?? (dirty ? (labels?.unsaved ?? t('form.unsaved')) : t('form.allSaved'))}
        </output>
        {dirty && (
          <Button look="quiet" onClick={discard}>
            {labels?.discard ?? t('form.discard')}
          </Button>
        )}
        <Button type="submit" busy={busy} disabled={obstacle !== undefined}>
          {t('form.save')}
        </Button>
      </div>
    </div>
  );
};
