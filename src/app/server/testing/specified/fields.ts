/** The fields of the responses that programs read. */

export const design = [
  'primary_color',
  'secondary_color',
  'button_style',
  'card_style',
  'font_family',
  'background_type',
];

export const adminFields = ['id', 'start', 'end', 'customer_name', 'customer_email', 'service_name', 'status', 'notes'];
export const photographerFields = [
  'id',
  'name',
  'email',
  'phone',
  'bio',
  'experience_years',
  'hourly_rate',
  'is_active',
];
export const serviceFields = ['id', 'name', 'description', 'duration_min', 'price_eur', 'active', 'payment_enabled'];
export const noteFields = ['id', 'note', 'note_type', 'created_at', 'created_by'];
export const contactFields = ['id', 'name', 'email', 'source', 'phase', 'priority', 'tags', 'converted_to_booking'];
export const companyFields = ['company_name', 'company_email', 'company_phone', 'company_address', 'company_website'];
