import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { CustomerTag } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';

const looks: Partial<Record<CustomerTag, string>> = {
  vip: 'bg-accent-soft text-accent-text',
  upcoming: 'bg-success-soft text-success',
  frequent_canceller: 'bg-danger-soft text-danger',
  inactive: 'bg-warning-soft text-warning',
};

/** The tags of a customer. */
export const CustomerTags = ({ tags }: { readonly tags: readonly CustomerTag[] }) => {
  const t = useTexts(customerTexts);
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li
          key={tag}
          className={classNames('rounded-full px-2.5 py-0.5 text-sm font-medium', looks[tag] ?? 'bg-line text-ink')}
        >
          {t(`customer.tags.${tag}`)}
        </li>
      ))}
    </ul>
  );
};
