import { Checkbox } from '#shared/web/admin/checkbox.tsx';

interface TickProps {
  readonly label: string;
  readonly hint?: string;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox that is saved with the form. */
export const Tick = ({ label, onChange, ...rest }: TickProps) => (
  <Checkbox
    {...rest}
    label={<span className="font-medium">{label}</span>}
    onChange={(event) => onChange(event.target.checked)}
  />
);
