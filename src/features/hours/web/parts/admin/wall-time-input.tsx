import { useTypedWhen, WhenInput } from '#shared/web/admin/typed/when-input.tsx';

interface WallTimeInputProps {
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A time of day in a row of times, whose label is not visible. */
export const WallTimeInput = ({ label, value, invalid, describedBy, onChange }: WallTimeInputProps) => {
  const typed = useTypedWhen({ kind: 'time', value, onChange });
  return (
    <span className="w-28 max-sm:flex-1">
      <WhenInput
        kind="time"
        typed={typed}
        value={value}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        className="block min-h-control w-full rounded-field border border-control bg-surface px-2.5 text-ink aria-invalid:border-danger"
      />
    </span>
  );
};
