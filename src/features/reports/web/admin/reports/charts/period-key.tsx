interface PeriodKeyProps {
  readonly before?: boolean;
  readonly name: string;
  readonly text?: string;
}

/** The legend of a chart: filled is this period, an outline is the previous one. */
export const PeriodKey = ({ before = false, name, text }: PeriodKeyProps) => (
  <li className="flex gap-2">
    <PeriodMark before={before} className="mt-1 size-2.5" />
    <span className="tabular leading-snug">
      <span className="block text-sm text-muted">{name}</span>
      {text !== undefined && <span className="font-medium">{text}</span>}
    </span>
  </li>
);

/** The mark without text, for use beside numbers. */
export const PeriodMark = ({ before, className }: { readonly before: boolean; readonly className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 10 10" className={`shrink-0 ${className}`}>
    <rect x="0.5" y="0.5" width="9" height="9" rx="2" className={before ? beforeLook : 'fill-chart stroke-chart'} />
  </svg>
);

/** A lighter outline, so that it can be distinguished without colour. */
export const beforeLook = 'fill-before-soft stroke-before';
