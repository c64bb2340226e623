import { useDeferredValue } from 'react';
import { classNames } from './class-names.ts';
import { sharedTexts } from './texts/handle.ts';
import { useTexts } from './texts.tsx';

/** The shape of what comes. Give it the size of the real thing by class. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div aria-hidden="true" className={classNames('animate-shimmer rounded-field bg-line', className)} />
);

/** As many of them as rows are expected. */
export const SkeletonRows = ({ count, className }: { readonly count: number; readonly className: string }) =>
  Array.from({ length: count }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- shapes have no other name
    <Skeleton key={index} className={className} />
  ));

/** Puts skeletons where something loads, and says so once to those who cannot see them. */
export const Loading = ({
  children,
  className,
}: {
  readonly children: React.ReactNode;
  readonly className?: string;
}) => {
  const t = useTexts(sharedTexts);
  // One picture later: only what changes inside an element that is there already is announced.
  const said = useDeferredValue(t('loading'), '');
  return (
    <output className={classNames('block', className)}>
      <span className="sr-only">{said}</span>
      {children}
    </output>
  );
};
