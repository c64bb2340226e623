import { useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { CustomerInvoices } from '../../../contract.ts';
import { customerInvoiceTexts } from '../../../texts/customer-texts.ts';
import { AddressForm } from './address-form.tsx';

type Address = NonNullable<CustomerInvoices['recipient']>;

interface InvoiceAddressProps {
  readonly found: CustomerInvoices;
  readonly customerName: string;
  readonly onSave: (address: Address) => Promise<void>;
}

/** Whether an address is missing, and the form to enter or to change it. */
export const InvoiceAddress = ({ found, customerName, onSave }: InvoiceAddressProps) => {
  const texts = customerInvoiceTexts[useLanguage().language];
  const [state, setState] = useState<'closed' | 'editing' | 'saved'>('closed');
  const { recipient, needs_address } = found;
  if (state === 'editing') {
    return (
      <AddressForm
        initial={recipient ?? { ...noAddress, name: customerName }}
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

const noAddress = { street: '', postal_code: '', city: '', country: 'DE', vat_id: null, leitweg_id: null };
