import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import type { CustomerInvoices } from '../../../contract.ts';
import type { CustomerInvoiceTexts } from '../../../texts/customer-texts.ts';

export type Address = NonNullable<CustomerInvoices['recipient']>;

/** An address with the version that it has on the server. */
export interface StoredAddress {
  readonly address: Address;
  readonly version: string;
}

/** The address that somebody else has stored, from the refusal to replace it; undefined after any other error. */
export const storedIn = (error: unknown): StoredAddress | undefined => {
  if (!(error instanceof CallError) || error.code !== 'version_conflict') return undefined;
  const { current } = JSON.parse(error.body) as { current: { recipient: Address | null; version: string } };
  return current.recipient ? { address: current.recipient, version: current.version } : undefined;
};

/** The other's address with what was typed over it: fields that were not edited keep the other's values. */
export const typedOver = (base: Address, typed: Address, theirs: Address): Address => {
  const edited = Object.entries(typed).filter(([name, value]) => value !== base[name as keyof Address]);
  return { ...theirs, ...(Object.fromEntries(edited) as Partial<Address>) };
};

const shown = ['name', 'street', 'postal_code', 'city', 'country', 'vat_id', 'leitweg_id', 'is_business'] as const;

/** The fields of the form that differ between two addresses. */
export const differing = (one: Address, other: Address) => shown.filter((name) => one[name] !== other[name]);

interface AddressConflictProps {
  readonly base: Address;
  readonly theirs: Address;
  readonly texts: CustomerInvoiceTexts;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** Shows what somebody else has changed in the address meanwhile, and asks whose to keep. */
export const AddressConflict = ({ base, theirs, texts, onTheirs, onMine }: AddressConflictProps) => {
  const textOf = (value: string | boolean | null): string =>
    typeof value === 'boolean' ? texts.yesOrNo(value) : value || texts.nothing;
  return (
    <ErrorBox title={texts.changedMeanwhile}>
      <ul className="w-full">
        {differing(base, theirs).map((name) => (
          <li key={name} className="break-words">
            <span className="font-medium">{texts[name]}:</span>{' '}
            {texts.nowAndBefore(textOf(theirs[name]), textOf(base[name]))}
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onTheirs}>
        {texts.takeTheirs}
      </Button>
      <Button look="secondary" onClick={onMine}>
        {texts.keepMine}
      </Button>
    </ErrorBox>
  );
};
