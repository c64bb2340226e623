import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../../texts/board-handle.ts';

/** The first two tags, and the number of further ones. */
export const CardTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const t = useTexts(boardTexts);
  if (tags.length === 0) return null;
  const [shown, more] = [tags.slice(0, 2), tags.length - 2];
  return (
    <ul aria-label={t('field.tags')} className="flex flex-wrap gap-1">
      {shown.map((tag, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two tags may be equal
        <li key={index} className={chip}>
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className={chip} title={tags.slice(2).join(', ')}>
          +{more}
        </li>
      )}
    </ul>
  );
};

const chip = 'max-w-full truncate rounded-md bg-sunken px-1.5 py-0.5 text-sm leading-tight text-muted';
