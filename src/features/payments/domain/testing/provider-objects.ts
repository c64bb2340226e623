export const [bookingId, paymentId, refundId, otherId] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
  '00000000-0000-4000-8000-000000000004',
];

export const metadata = { booking_id: bookingId, payment_id: paymentId, refund_id: refundId };

export const of = { booking_id: bookingId, payment_id: paymentId };

export const session = {
  id: 'cs_1',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 7500,
  currency: 'eur',
  livemode: false,
  payment_intent: 'pi_1',
  client_reference_id: bookingId,
  metadata,
};
