/** A person of whom every feature stores something; the texts below are found nowhere else. */
export const zoe = { name: 'Zoé Wunderlich', email: 'zoe.wunderlich@kunde.example', phone: '+49 160 7654321' };
export const traces = ['zoe.wunderlich', 'Wunderlich', '7654321', 'Zwillinge', 'Fliederweg 77'];

/** Tables in which the person leaves something. A new table with text has to be added here, or to the list below. */
export const seeded = [
  'audit_entry',
  'bank_line',
  'booking',
  'contact',
  'contact_import',
  'contact_note',
  'customer_note',
  'invoice_recipient',
  'message',
  'offer',
  'session_mark',
  'time_request',
  'voucher',
  'voucher_order',
  'waiting_entry',
  'waiting_offer',
  'webhook_attempt',
  'webhook_event',
  'withdrawal_declaration',
];

/** Kept by law: what proves that a contract has ended. Documents of money are kept and blocked, too. */
export const kept = ['withdrawal_declaration'];
