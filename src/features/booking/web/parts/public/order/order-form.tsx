import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { Button } from '#shared/web/button.tsx';
import { Card } from '#shared/web/card.tsx';
import type { Site } from '#shared/web/page.ts';
import type { PublicPrepayment } from '../../../../contract.ts';
import { orderKind } from '../../../../domain/money/order-kind.ts';
import { DetailsFields } from '../booked/details-fields.tsx';
import { NotBooked } from '../booked/not-booked.tsx';
import { OrderLabel } from '../booked/order-label.tsx';
import { TermsNote } from '../booked/terms-note.tsx';
import { VatNote } from '../booked/vat-note.tsx';
import type { Details } from '../form/details-rules.ts';
import { useMissingDetails } from '../form/use-missing-details.ts';
import { PriceChanged } from '../price-changed.tsx';
import { HeldPrice, HeldRefunds, type SoldPrice } from './held-price.tsx';
import type { Order } from './use-order.ts';

interface OrderFormProps extends Pick<OrderEndProps, 'sold' | 'summary' | 'refunds' | 'site' | 'note' | 'label'> {
  readonly order: Order;
  readonly details: Details;
  readonly onDetails: Dispatch<SetStateAction<Details>>;
  readonly offersWhatsapp: boolean;
  /** The heading of the details; what whoever has no JavaScript is told. */
  readonly texts: { readonly details: string; readonly script: string };
  /** What must be chosen first, as text; false: nothing. */
  readonly unchosen: string | false;
  /** Whether the form ends with what is to be entered first. */
  readonly isLocked?: boolean;
  readonly onOrder: () => void;
  /** What is chosen. */
  readonly children: ReactNode;
  /** What can be done instead. */
  readonly instead?: ReactNode;
}

/** What is chosen, the details of the customer, the price, and one button that orders. */
export const OrderForm = ({ order, children, isLocked = false, instead, ...props }: OrderFormProps) => {
  const { details, onDetails, texts } = props;
  const missingDetails = useMissingDetails(details);
  const missing = props.unchosen || missingDetails;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing === undefined && !isLocked) props.onOrder();
      }}
      className="space-y-6"
    >
      <NotBooked error={order.error} />
      {order.priceChange && <PriceChanged priceChange={order.priceChange} />}
      {children}
      {!isLocked && (
        <>
          <Card as="section" className="space-y-6">
            <h2 className="text-lg font-semibold">{texts.details}</h2>
            <DetailsFields
              details={details}
              onChange={(changes) => onDetails((before) => ({ ...before, ...changes }))}
              offersWhatsapp={props.offersWhatsapp}
            />
          </Card>
          <OrderEnd {...props} script={texts.script} busy={order.busy} missing={missing} />
          {instead}
        </>
      )}
    </form>
  );
};

interface OrderEndProps {
  /** What it costs; undefined while nothing is chosen. */
  readonly sold: SoldPrice | undefined;
  /** Above the price. */
  readonly summary?: ReactNode;
  /** What a cancellation refunds; undefined: nothing is chosen, null: there is no rule. */
  readonly refunds?: PublicPrepayment['cancel_terms'] | undefined;
  readonly site: Site;
  /** What follows the order, above the button. */
  readonly note?: string | false;
  /** What the button does, if it does not oblige to pay. */
  readonly label?: string | false;
  readonly script: string;
  readonly busy: boolean;
  readonly missing: string | undefined;
}

/** The button names the obligation to pay (§ 312j BGB); while nothing is chosen it has no price yet. */
const OrderEnd = ({ sold, summary, refunds = null, site, note, label, script, busy, missing }: OrderEndProps) => {
  const due = sold?.prepayment ?? 0;
  const kind = sold ? orderKind({ price: sold.price, is_system_service: sold.isFree ?? false, due }) : 'priced';
  return (
    <Card className="space-y-5">
      {summary}
      {sold && (
        <div>
          <HeldPrice {...sold} />
          <VatNote regime={site.vat_regime} kind={kind} />
        </div>
      )}
      <HeldRefunds terms={due > 0 ? refunds : null} />
      {note && <p className="text-sm text-muted">{note}</p>}
      <noscript>
        <p className="font-medium text-danger">{script}</p>
      </noscript>
      <div>
        <Button type="submit" busy={busy} disabled={missing !== undefined} className="w-full">
          {label || <OrderLabel kind={kind} />}
        </Button>
        <output className="mt-2 block min-h-6 text-sm text-muted">{missing}</output>
      </div>
      <TermsNote className="text-muted" />
    </Card>
  );
};
