import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { CustomerInvoices } from '../../../contract.ts';
import { customerInvoiceTexts } from '../../../texts/customer-texts.ts';
import { AddressForm } from './address-form.tsx';

type Address = NonNullable<CustomerInvoices['recipient']>;
type Versioned = Pick<CustomerInvoices, 'version'>;

interface InvoiceAddressProps {
  readonly found: CustomerInvoices;
  readonly customerName: string;
  readonly onSave: (address: Address & Versioned) => Promise<void>;
}

/** Whether an address is missing, and the form to enter or to change it. */
export const InvoiceAddress = ({ found, customerName, onSave }: InvoiceAddressProps) => {
  const texts = customerInvoiceTexts[useLanguage().language];
  const [state, setState] = useState<'closed' | 'editing' | 'saved'>('closed');
  const { recipient, needs_address, version } = found;
  if (state === 'editing') {
    return (
      <AddressForm
        stored={{ address: recipient ?? { ...noAddress, name: customerName }, version }}
        texts={texts}
        onSave={async (address) => {
          await onSave(address);
          setState('saved');
        }}
        onCancel={() => setState('closed')}
      />
    );
  }
  return (
    <>
      {needs_address && <p className="font-medium">{texts.needsAddress}</p>}
      <output className="block font-medium text-success empty:hidden">{state === 'saved' && texts.saved}</output>
      <Button look={needs_address ? 'primary' : 'quiet'} onClick={() => setState('editing')}>
        {recipient ? texts.change : texts.enter}
      </Button>
    </>
  );
};

const noAddress = {
  street: '',
  postal_code: '',
  city: '',
  country: 'DE',
  is_business: false,
  email: null,
  vat_id: null,
  leitweg_id: null,
};
