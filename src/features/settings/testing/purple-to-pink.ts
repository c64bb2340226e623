/** The design of a studio that has not chosen one. */
export const purpleToPink = {
  primary_color: '#9333EA',
  secondary_color: '#EC4899',
  button_style: 'rounded',
  card_style: 'elevated',
  font_family: 'System',
  background_type: 'gradient',
  background_gradient_start: '#9333EA',
  background_gradient_end: '#EC4899',
  background_color: '#FFFFFF',
};
