import { useDeferredValue } from 'react';
import { classNames } from './class-names.ts';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

/** A placeholder for content that is loading. Classes give it the size of that content. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={classNames('animate-shimmer rounded-field bg-line', className)} />
);

/** One placeholder per expected row. */
export const SkeletonRows = ({ count, className }: { readonly count: number; readonly className: string }) =>
  Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- placeholders have no other key
    <Skeleton key={index} className={className} />
  ));

/** Shows placeholders while something loads, and announces it once to screen readers. */
export const Loading = ({
  children,
  className,
}: {
  readonly children: React.ReactNode;
  readonly className?: string;
}) => {
  const t = useTexts(sharedTexts);
  // One frame later: screen readers announce only changes inside an existing element.
  const text = useDeferredValue(t('loading'), '');
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{text}</span>
      {children}
    </output>
  );
};
